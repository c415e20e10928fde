// What accesses and branches cost: bank conflicts, scattered accesses, parted branches, worst first.

import * as session from '../debug/session'
import type { Rule } from '../protocol'
import { showLine } from './code'

const costs: Partial<Record<Rule, [string, string, string]>> = {
  'bank-conflict': ['Bank conflict', 'passes', 'lanes of a warp ask one bank for different words'],
  uncoalesced: ['Uncoalesced', 'sectors', 'lanes of a warp touch memory far apart'],
  // Nothing less than none of it: no bar.
  'divergent-branch': [
    'Divergent branch',
    'instructions',
    'lanes of a warp take both sides; instructions that ran with some lanes only',
  ],
}

export function Cost() {
  const list = [...session.current.value!.view.perf].sort((a, b) => b.cost - b.ideal - (a.cost - a.ideal))
  if (!list.length) return <p class="quiet">No bank conflict, no scattered access and no parted branch in this run.</p>
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="cost of accesses">
      <table class="tuples">
        <thead>
          <tr>
            <th>line</th>
            <th>what</th>
            <th class="right">by warps</th>
            <th class="right">cost</th>
            <th class="right">least</th>
            <th>times the least</th>
            <th class="right">worst</th>
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
                <td class="mono right">{p.executions}</td>
                <td class="mono right">
                  {p.cost} {unit}
                </td>
                <td class="mono right">{p.ideal}</td>
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
                <td class="mono right">{p.worst || ''}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
