<?php

namespace App\View\Components;

use Illuminate\View\Component;

class RandomTip extends Component
{
    private array $tips;
    public string $tip;
    public string $color;

    public function __construct()
    {
        $this->tips = config('tips.all', []);
        $this->tip = $this->tips ? $this->tips[array_rand($this->tips)] : '';
        $this->color = $this->pastel();
    }

    private function pastel(): string
    {
        return sprintf('#%02x%02x%02x', mt_rand(160, 255), mt_rand(160, 255), mt_rand(160, 255));
    }

    public function render()
    {
        return view('components.random-tip');
    }
}
