// Users import this one library and see the subject protocols, the contract and the report; a
// plain `public import` would not re-export them. The attribute is the one that style allows.
@_exported public import ConformanceModel
