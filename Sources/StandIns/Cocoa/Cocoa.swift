// The umbrella of a Mac app, as far as that is offered.
@_exported public import AppKit
