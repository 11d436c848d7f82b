package apple

var nonceAlphabet = []byte("0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._")

func pick(b byte) byte { return nonceAlphabet[b&63] }
