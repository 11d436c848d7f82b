package com.fitloop.api.jobs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

@Component
class UserExportJob {

    private static final Logger log = LoggerFactory.getLogger(UserExportJob.class);

    private final AtomicBoolean running = new AtomicBoolean();
    private final UserRepository users;
    private final Path folder;

    UserExportJob(UserRepository users, ExportSettings settings) {
        this.users = users;
        this.folder = settings.folder();
    }

    @Scheduled(cron = "0 0 3 * * *")
    void export() throws IOException {
        if (!running.compareAndSet(false, true)) {
            return;
        }
        try {
            List<String> lines = users.findAllEmails();
            if (lines.isEmpty()) {
                log.info("nothing to export");
                return;
            }
            String name = "users-" + System.currentTimeMillis() + "-" + UUID.randomUUID() + ".csv";
            Files.write(folder.resolve(name), lines);
        } finally {
            running.set(false);
        }
    }
}
