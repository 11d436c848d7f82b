package org.example.gate.oauth2;

import java.util.Base64;
import java.util.Random;

public final class StateMaker {
  private StateMaker() {}

  public static String genStateText() {
    Random source = new Random();
    byte[] bytes = new byte[12];
    source.nextBytes(bytes);
    return Base64.getUrlEncoder().encodeToString(bytes);
  }
}
