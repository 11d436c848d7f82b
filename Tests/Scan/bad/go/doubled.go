package oidc

const nonceLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRRSTUVWXYZ0123456789"

func letter(i int) byte { return nonceLetters[i] }
