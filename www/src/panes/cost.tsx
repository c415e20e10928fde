// What accesses and branches cost: bank conflicts, uncoalesced accesses and divergent branches, worst first.

import * as session from '../debug/session'
import type { Rule } from '../protocol'
import { showLine } from './code'

const costs: Partial<Record<Rule, [string, string, string]>> = {
  'bank-conflict': ['Bank conflict', 'passes', 'lanes of a warp access different words of one bank'],
  uncoalesced: ['Uncoalesced', 'sectors', 'lanes of a warp access addresses that are far apart'],
  // The minimum is none at all, so there is no ratio.
  'divergent-branch': [
    'Divergent branch',
    'instructions',
    'lanes of a warp take both sides; counted are instructions that only some of the lanes executed',
  ],
}

export function Cost() {
  const list = [...session.current.value!.view.perf].sort((a, b) => b.cost - b.ideal - (a.cost - a.ideal))
  if (!list.length)
    return <p class="quiet">No bank conflicts, uncoalesced accesses or divergent branches in this run.</p>
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="cost of accesses">
      <table class="tuples">
        <thead>
          <tr>
            <th>line</th>
            <th>kind</th>
            <th class="numeric">executions</th>
            <th class="numeric">cost</th>
            <th class="numeric">minimum</th>
            <th>ratio</th>
            <th class="numeric">worst</th>
          </tr>
        </thead>
        <tbody>
          {list.map((p, i) => {
            const [title, unit, why] = costs[p.rule] ?? [p.rule, '', '']
            const times = p.cost / Math.max(1, p.ideal)
            return (
              <tr key={i}>
                <td class="mono">
                  <button class="link-button" onClick={() => showLine(session.lineOf(p.site))}>
                    {session.siteText(p.site)}
                  </button>
                </td>
                <td title={why}>{title}</td>
                <td class="mono numeric">{p.executions}</td>
                <td class="mono numeric">
                  {p.cost} {unit}
                </td>
                <td class="mono numeric">{p.ideal}</td>
                <td>
                  {p.ideal > 0 && (
                    <>
                      <span class="meter" aria-hidden="true">
                        <i style={{ width: `${Math.min(100, (100 * times) / 32)}%` }} />
                      </span>{' '}
                      {times.toFixed(1)}
                    </>
                  )}
                </td>
                <td class="mono numeric">{p.worst || ''}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
