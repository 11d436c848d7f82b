package com.example;

import java.math.BigInteger;
import java.security.SecureRandom;

class Base36 {
    String nonce() { return new BigInteger(160, new SecureRandom()).toString(32); }
    String digest(byte[] hash) { return String.format("%064x", new BigInteger(1, hash)); }
}
