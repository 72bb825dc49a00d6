import './data-table.css'
import './text-table.css'

type TextTableProps = {
  /** Names the table for screen readers. */
  label: string
  head: readonly string[]
  /** The first cell of each row is its header. */
  rows: readonly (readonly [string, ...string[]])[]
  /** Row headers are sentences, which need more room and less weight. */
  hasLongHeads?: boolean
}

export function TextTable({ label, head, rows, hasLongHeads = false }: TextTableProps) {
  return (
    <table className={hasLongHeads ? 'data-table text-table long-heads' : 'data-table text-table'} aria-label={label}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name + cells.join()}>
            <th scope="row">{name}</th>
            {cells.map((text, index) => (
              <td key={text} data-head={head[index + 1]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
