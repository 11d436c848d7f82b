package net.app.files;

import javax.crypto.Cipher;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import java.security.SecureRandom;

class AesFiles {
    private final SecretKey key;
    private final SecureRandom random = new SecureRandom();

    AesFiles(SecretKey key) {
        this.key = key;
    }

    byte[][] encrypt(byte[] plain) throws Exception {
        byte[] nonce = new byte[12];
        random.nextBytes(nonce);
        Cipher c = Cipher.getInstance("AES/GCM/NoPadding");
        c.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, nonce));
        return new byte[][] {nonce, c.doFinal(plain)};
    }
}
