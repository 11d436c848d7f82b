<?php

namespace Club\Export;

use PDO;

class MemberExport
{
    private PDO $db;
    private string $dir;

    public function __construct(PDO $db, string $dir)
    {
        $this->db = $db;
        $this->dir = $dir;
    }

    public function run(): string
    {
        $file = sprintf('%s/members-%s-%s.csv', $this->dir, date('Ymd'), uniqid());
        $out = fopen($file, 'w');
        fputcsv($out, ['id', 'name', 'provider', 'last login']);
        foreach ($this->db->query('SELECT id, name, provider, last_login FROM members') as $row) {
            fputcsv($out, [$row['id'], $row['name'] ?? '', $row['provider'], $row['last_login']]);
        }
        fclose($out);

        return $file;
    }
}
