/// Brings the jobs of one root task, its children and the actors it waits for to the controller.
///
/// Each root has one of its own: an actor's job does not tell whose task it serves, but comes
/// through the executor which that task prefers.
final class LaneExecutor: TaskExecutor {
  private let controller: ScheduleController
  private let lane: Int32

  init(controller: ScheduleController, lane: Int32) {
    self.controller = controller
    self.lane = lane
  }

  func enqueue(_ job: consuming ExecutorJob) {
    controller.enqueue(UnownedJob(job), executor: asUnownedTaskExecutor(), root: lane)
  }
}
