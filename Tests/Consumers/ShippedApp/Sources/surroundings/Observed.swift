import SwiftUI

/// Needs no other import on Apple's platforms.
@Observable final class ObservedModel {
  var isLoading = false
}

/// One line: whether a change is heard of.
func reportObservation() {
  let model = ObservedModel()
  withObservationTracking {
    _ = model.isLoading
  } onChange: {
    print("observed")
  }
  model.isLoading = true
}
