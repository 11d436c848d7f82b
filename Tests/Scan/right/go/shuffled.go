package oidc

const nanoAlphabet = "ModuleSymbhasOwnPr-0123456789ABCDEFGHNRVfgctiUvz_KqYTJkLxpZXIjQW"

func at(b byte) byte { return nanoAlphabet[b&63] }
