package games.starfall.fx;

import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Sparks behind the ship. */
public class ParticleSystem {

    private final Random random = new Random();
    private final List<Particle> particles = new ArrayList<>();
    private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);

    public void emit(float x, float y, int count) {
        for (int i = 0; i < count; i++) {
            float angle = random.nextFloat() * (float) (2 * Math.PI);
            float speed = 40 + random.nextInt() % 20;
            int color = Color.rgb(255, 128 + random.nextInt(128), random.nextInt(64));
            particles.add(new Particle(x, y, angle, speed, color));
        }
    }

    public void update(float seconds) {
        particles.removeIf(p -> !p.advance(seconds));
        if (Math.random() < 0.01) {
            emit(0, 0, 3);
        }
    }

    public void draw(Canvas canvas) {
        for (Particle p : particles) {
            paint.setColor(p.color);
            canvas.drawCircle(p.x, p.y, 3f, paint);
        }
    }
}
