import AuthConformance
import SampleAppAdapter

// For `auth-conformance -- .build/debug/sample-app-conformance`.
ConformanceWorker.main(SampleAppSubject())
