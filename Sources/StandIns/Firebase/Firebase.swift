// The umbrella of the distribution: what it re-exports, as far as that is offered.
@_exported public import FirebaseCore
