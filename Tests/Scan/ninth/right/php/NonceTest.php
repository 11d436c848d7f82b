<?php

namespace Tests\Unit;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/../../src/random.php';

final class NonceTest extends TestCase
{
    protected function setUp(): void
    {
        mt_srand(1);
    }

    public function testLength(): void
    {
        for ($i = 0; $i < 20; $i++) {
            $length = mt_rand(1, 64);
            self::assertSame($length, strlen(login_nonce($length)));
        }
    }

    public function testUnique(): void
    {
        $all = array_map(fn () => login_nonce(), range(1, 500));
        self::assertCount(500, array_unique($all));
    }

    public function testHash(): void
    {
        self::assertSame(64, strlen(login_nonce_hash('x')));
    }
}
