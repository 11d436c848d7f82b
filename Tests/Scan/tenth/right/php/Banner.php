<?php

namespace App\View\Components;

use Illuminate\View\Component;

class Banner extends Component
{
    private const IMAGES = ['sea.jpg', 'wood.jpg', 'town.jpg'];

    public function render()
    {
        return view('components.banner', [
            'image' => self::IMAGES[mt_rand(0, count(self::IMAGES) - 1)],
            'tint' => sprintf('#%02x%02x%02x', mt_rand(120, 255), mt_rand(120, 255), mt_rand(120, 255)),
            'version' => time(),
        ]);
    }
}
