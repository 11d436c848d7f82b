package com.example;

class Limit {
    static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    char letter(java.util.function.IntSupplier bytes) {
        int limit = 256 - 256 % LETTERS.length();
        int value;
        do { value = bytes.getAsInt() & 0xff; } while (value >= limit);
        return LETTERS.charAt(value % LETTERS.length());
    }
}
