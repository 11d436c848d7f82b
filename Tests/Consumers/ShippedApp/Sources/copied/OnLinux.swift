import AppConformance

// What 'init app' writes where an app uses these: each scenario has its own.
typealias UserDefaults = AppConformance.AppDefaults
typealias NotificationCenter = AppConformance.AppNotificationCenter
