<?php

namespace App\Login;

/** The line under the login form: one for each day. */
class QuoteOfTheDay
{
    private array $quotes = [
        'Well begun is half done.',
        'Make haste slowly.',
        'Measure twice, cut once.',
    ];

    public function today(): string
    {
        $day = (int) date('z');
        return $this->quotes[$day % count($this->quotes)];
    }

    public function background(): string
    {
        return sprintf('/img/login-%d.jpg', mt_rand(1, 6));
    }
}
