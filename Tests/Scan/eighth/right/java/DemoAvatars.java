package com.acme.login.ui;

import java.util.Random;

/** Colours of the avatars on the sign-in screen: the same for each account name. */
public class DemoAvatars {
    private static final int[] COLORS = {0xffe57373, 0xff64b5f6, 0xff81c784, 0xffffb74d};

    public int colorFor(String accountName) {
        return COLORS[Math.floorMod(accountName.hashCode(), COLORS.length)];
    }

    public float[] sparkle(int count) {
        Random random = new Random();
        float[] points = new float[count * 2];
        for (int i = 0; i < points.length; i++) {
            points[i] = random.nextFloat();
        }
        return points;
    }
}
