<?php

use PHPUnit\Framework\TestCase;

final class QuizTest extends TestCase
{
    protected function setUp(): void
    {
        mt_srand(2024);
    }

    public function testDrawsTenQuestions(): void
    {
        $quiz = new Quiz(range(1, 100));
        $drawn = $quiz->draw(10, fn (int $n) => mt_rand(0, $n - 1));
        self::assertCount(10, array_unique($drawn));
    }
}
