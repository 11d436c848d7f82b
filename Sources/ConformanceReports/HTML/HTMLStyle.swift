/// The page's style sheet, for screens from 320 pixels on, light and dark, and for paper.
enum HTMLStyle {
  /// SHA-256 of ``text``, base64; without it the page's policy refuses the style.
  static let digest = "Yg4O+eP+MVmABiGm9s7ytfvg5RrPF1KPm83IxL9/QXc="

  static let text: String = """
    :root {
      --page: #fff; --text: #1c2128; --soft: #57606a; --line: #d0d7de; --panel: #f6f8fa;
      --good: #1a7f37; --bad: #c4262e; --doubt: #8a5a00; --none: #57606a; --accent: #0a5fcc;
      --bar: #4c78a8; --good-soft: #dafbe1; --bad-soft: #ffe9e8; --doubt-soft: #fff3d1;
      --none-soft: #eaeef2; --low: #08306b; --f0: #dfe3e8; --high: #a50f15;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #0f1419; --text: #e6e9ed; --soft: #a3adb8; --line: #333c47; --panel: #182028;
        --good: #57d069; --bad: #ff8078; --doubt: #f0b43c; --none: #9aa4af; --accent: #74b0ff;
        --bar: #6fa3d8; --good-soft: #123d1f; --bad-soft: #50191b; --doubt-soft: #42310b;
        --none-soft: #262e37; --low: #bcd8ff; --f0: #2b343e; --high: #ffb3ab;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 68rem; padding: 1rem clamp(0.75rem, 3vw, 2rem) 3rem;
      background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      overflow-wrap: anywhere;
    }
    code, pre, .lines, .schedule, .name, .position {
      font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    code { font-size: 0.9em; }
    .whole { white-space: nowrap; overflow-wrap: normal; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { position: static; }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    h1 { font-size: clamp(1.3rem, 4vw, 1.9rem); line-height: 1.25; margin: 0.5rem 0; }
    h2 { font-size: 1.25rem; margin: 2.25rem 0 0.75rem; }
    h3 { font-size: 1.05rem; margin: 0 0 0.35rem; }
    h3 small { color: var(--soft); font-weight: 400; }
    .number { color: var(--soft); font-weight: 400; }
    .verdict, .grade {
      display: inline-block; border-radius: 0.4em; padding: 0.1em 0.5em; font-weight: 650;
    }
    .grade { font-size: 0.85rem; }
    .verdict.good, .grade.good { color: var(--good); background: var(--good-soft); }
    .verdict.bad, .grade.bad { color: var(--bad); background: var(--bad-soft); }
    .verdict.doubt, .grade.doubt { color: var(--doubt); background: var(--doubt-soft); }
    .grade.none { color: var(--none); background: var(--none-soft); font-weight: 400; }
    .sentence { font-size: 1.1rem; margin: 0.5rem 0 0.75rem; }
    .warning { border-left: 4px solid var(--doubt); padding-left: 0.75rem; }
    .note { color: var(--soft); }
    .bar { display: block; width: 100%; height: 0.75rem; border-radius: 0.375rem; overflow: hidden; }
    .bar .good { fill: var(--good); } .bar .bad { fill: var(--bad); }
    .bar .doubt { fill: var(--doubt); } .bar .none { fill: var(--line); }
    .facts {
      display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 1rem 0 0; font-size: 0.9rem;
    }
    .facts div { display: flex; gap: 0.4rem; min-width: 0; }
    .facts dt { color: var(--soft); overflow-wrap: normal; } .facts dd { margin: 0; min-width: 0; }
    article {
      border: 1px solid var(--line); border-left: 4px solid var(--none); border-radius: 0.5rem;
      background: var(--panel); padding: 0.9rem 1rem; margin: 0 0 1rem;
    }
    article.bad { border-left-color: var(--bad); }
    article.doubt { border-left-color: var(--doubt); }
    article dl { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: 0.5rem 0.75rem; }
    article dl, article dd, article dd p { margin: 0; }
    article dt { color: var(--soft); }
    .telling { font-weight: 600; }
    .lines { list-style: none; margin: 0; padding: 0; font-size: 0.875rem; }
    .lines li { white-space: pre-wrap; }
    .command {
      margin: 0; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 0.4rem;
      background: var(--page); white-space: pre-wrap;
      display: flex; gap: 0.75rem; align-items: flex-start; justify-content: space-between;
    }
    .command code { min-width: 0; overflow-wrap: anywhere; }
    .command span { display: inline-block; max-width: 100%; }
    button {
      font: 0.85rem/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      flex: none; padding: 0.05rem 0.6rem; color: var(--accent); background: none;
      border: 1px solid var(--line); border-radius: 0.4rem; cursor: pointer;
    }
    /* The shadows at the edges show that there is more beside what is seen. */
    .wide {
      overflow-x: auto; max-width: 100%; background-repeat: no-repeat;
      background-image: linear-gradient(to right, var(--sheet) 45%, transparent),
        linear-gradient(to left, var(--sheet) 45%, transparent),
        linear-gradient(to right, var(--line), transparent),
        linear-gradient(to left, var(--line), transparent);
      background-position: 0 0, 100% 0, 0 0, 100% 0;
      background-size: 2.5rem 100%, 2.5rem 100%, 1rem 100%, 1rem 100%;
      background-attachment: local, local, scroll, scroll;
    }
    body { --sheet: var(--page); } article { --sheet: var(--panel); }
    table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
    th, td {
      text-align: left; vertical-align: top; padding: 0.4rem 0.6rem 0.4rem 0;
      border-top: 1px solid var(--line); font-weight: 400;
    }
    thead th { color: var(--soft); font-size: 0.8rem; border: 0; }
    tbody th p { margin: 0.1rem 0 0; }
    .scope { color: var(--soft); font-size: 0.85rem; }
    .time { text-align: right; padding-right: 0; width: 4.5rem; }
    td:nth-child(2) { width: 10rem; }
    .matrix td, .matrix th { min-width: 9rem; width: auto; }
    .schedule { width: auto; min-width: 32rem; font-size: 0.85rem; margin: 0.25rem 0; }
    .schedule td { width: auto; min-width: 12rem; }
    .schedule thead th { font-weight: 650; color: var(--text); white-space: nowrap; }
    .schedule th[scope="row"] { color: var(--soft); text-align: right; padding-right: 1rem; }
    /* A failure that follows from another has less room than it, and its cells break instead. */
    article details .schedule, article details .schedule td { min-width: 0; }
    .marks { color: var(--soft); font-size: 0.85rem; margin: 0.25rem 0 0.5rem; }
    .schedule .failing > * { background: var(--bad-soft); }
    .schedule .failing > th { border-left: 4px solid var(--bad); }
    summary { cursor: pointer; padding: 0.4rem 0; }
    .area > summary { font-weight: 650; font-size: 1.05rem; }
    .area small { color: var(--soft); font-weight: 400; }
    .area { margin-bottom: 0.75rem; }
    .left > summary { color: var(--soft); font-size: 0.9rem; }
    .tiles {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(7.6rem, 1fr)); gap: 0.5rem;
      list-style: none; padding: 0; margin: 1rem 0 0;
    }
    .tiles li {
      border: 1px solid var(--line); border-top: 4px solid var(--line); border-radius: 0.4rem;
      padding: 0.4rem 0.6rem; background: var(--panel);
    }
    .tiles .good { border-top-color: var(--good); } .tiles .bad { border-top-color: var(--bad); }
    .tiles .doubt { border-top-color: var(--doubt); }
    .tiles a { display: block; font-weight: 650; }
    .tiles small { display: block; color: var(--soft); line-height: 1.35; }
    .index { margin: 0 0 1rem; padding-left: 1.5rem; }
    article summary { padding: 0.1rem 0; }
    #tools:not([hidden]) {
      display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; margin-bottom: 0.75rem;
      padding: 0.6rem 0.75rem; background: var(--panel); border-radius: 0.5rem; font-size: 0.9rem;
    }
    #find {
      font: inherit; width: 16rem; max-width: 60vw; padding: 0.25rem 0.5rem; color: var(--text);
      background: var(--page); border: 1px solid var(--soft); border-radius: 0.4rem;
    }
    #shown { color: var(--soft); }
    [hidden] { display: none !important; }
    figure { margin: 0 0 1.5rem; }
    figcaption { color: var(--soft); font-size: 0.9rem; margin: 0.35rem 0; }
    .plot { display: block; font-size: 10px; fill: var(--soft); }
    .plot .name { text-anchor: middle; fill: var(--text); }
    .plot .position { text-anchor: end; font-size: 9px; }
    .inside { fill: var(--bar); } .outside { fill: var(--bad); }
    .missing { stroke: var(--bad); stroke-width: 2.5; fill: none; }
    .expected { stroke: var(--text); stroke-width: 1; fill: none; }
    .limit { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 5 3; fill: none; }
    .halo { stroke: var(--page); stroke-width: 4; stroke-opacity: 0.7; fill: none; }
    .low { fill: var(--low); } .f0 { fill: var(--f0); } .high { fill: var(--high); }
    .legend {
      display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; list-style: none; padding: 0;
      margin: 0.5rem 0 0; font-size: 0.85rem; color: var(--soft);
    }
    .numbers table { width: auto; }
    .numbers td, .numbers th { padding: 0.1rem 1.5rem 0.1rem 0; }
    footer { margin-top: 2.5rem; color: var(--soft); font-size: 0.9rem; }
    /* Below, letters would shrink beyond reading: there the plot scrolls. */
    @media (min-width: 44rem) { .plot { max-width: 100%; height: auto; } }
    @media (max-width: 37rem) {
      article dl { grid-template-columns: minmax(0, 1fr); gap: 0.15rem; }
      article dd { margin-bottom: 0.5rem; }
      .time { display: none; }
      td:nth-child(2) { width: 7.5rem; padding-right: 0; }
      /* Side by side, all parties but the first would be out of sight. */
      .schedule { min-width: 0; width: 100%; }
      .schedule thead { display: none; }
      .schedule tr { display: grid; grid-template-columns: 2.25rem minmax(0, 1fr); }
      .schedule th[scope="row"] { grid-row: 1 / span 9; padding-right: 0.6rem; }
      .schedule td, .schedule td:nth-child(2) { grid-column: 2; width: auto; min-width: 0; }
      .schedule td + td { border-top: 0; }
      .schedule td:empty { display: none; }
      .schedule td::before { content: attr(data-party); display: block; color: var(--soft); }
    }
    @media print {
      :root { --panel: #fff; }
      body { max-width: none; padding: 0; font-size: 10pt; }
      #tools, button, .skip, .numbers { display: none !important; }
      .wide { overflow: visible; background: none; }
      .plot { max-width: 100%; height: auto; }
      article, tr, figure { break-inside: avoid; }
      h2, h3, summary { break-after: avoid; }
    }

    """
}
