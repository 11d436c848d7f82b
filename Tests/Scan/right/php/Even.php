<?php
class Even
{
    public function rowClass(int $index): string
    {
        return $index % 2 ? 'odd' : 'even';
    }
    public function column(int $i): int
    {
        return $i % 5;
    }
}
