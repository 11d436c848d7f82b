#include <math.h>
#include <stdlib.h>
#include <time.h>
#include "particles.h"

/* Snow behind the login window of the kiosk. */

static float frand(float lo, float hi)
{
    return lo + (hi - lo) * ((float)rand() / (float)RAND_MAX);
}

void snow_init(struct snow *s, int width, int height)
{
    srand((unsigned)time(NULL));
    s->width = width;
    s->height = height;
    for (int i = 0; i < SNOW_FLAKES; i++) {
        s->flake[i].x = frand(0.0f, (float)width);
        s->flake[i].y = frand(0.0f, (float)height);
        s->flake[i].speed = frand(20.0f, 60.0f);
        s->flake[i].phase = frand(0.0f, 6.28f);
    }
}

void snow_step(struct snow *s, float dt)
{
    for (int i = 0; i < SNOW_FLAKES; i++) {
        s->flake[i].y += s->flake[i].speed * dt;
        s->flake[i].x += sinf(s->flake[i].phase + s->flake[i].y * 0.02f) * 0.4f;
        if (s->flake[i].y > (float)s->height)
            s->flake[i].y = 0.0f;
    }
}
