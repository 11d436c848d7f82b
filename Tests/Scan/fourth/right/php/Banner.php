<?php

final class Banner
{
    private array $texts = ['Sign in and save', 'New: Sign in with Apple', 'Free shipping'];

    public function text(): string
    {
        return $this->texts[mt_rand(0, count($this->texts) - 1)];
    }

    public function color(): string
    {
        return sprintf('#%06x', mt_rand(0, 0xffffff));
    }

    public function uploadName(string $ext): string
    {
        return uniqid('banner_') . '.' . $ext;
    }
}
