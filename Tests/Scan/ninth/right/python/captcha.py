"""Picture puzzle that is shown after three failed logins."""
import random

from PIL import Image, ImageDraw, ImageFont


def background(draw, width, height):
    for _ in range(40):
        x, y = random.randrange(width), random.randrange(height)
        draw.line(
            (x, y, x + random.randint(-20, 20), y + random.randint(-20, 20)),
            fill=tuple(random.randrange(140, 220) for _ in range(3)),
        )


def render(text: str, font_path: str, width: int = 200, height: int = 70) -> Image.Image:
    image = Image.new("RGB", (width, height), "white")
    draw = ImageDraw.Draw(image)
    background(draw, width, height)
    font = ImageFont.truetype(font_path, 40)
    for index, letter in enumerate(text):
        angle_shift = random.randint(-6, 6)
        draw.text((15 + index * 30, 12 + angle_shift), letter, font=font, fill="black")
    return image
