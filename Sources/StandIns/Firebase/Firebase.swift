// The umbrella of those who take Firebase by CocoaPods: it has what is installed.
@_exported public import FirebaseAuth
@_exported public import FirebaseCore
