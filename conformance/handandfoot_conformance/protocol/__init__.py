"""What is said between the kit and a program: messages, adapters, answers, cases and their parts."""
