import { type FormEvent, useState } from 'react';
import {
  MENU_CODES,
  type MenuCode,
  type MenuCodeSpellings,
  menuCodeOf,
} from '../../src/core/header/rules/menu/menuCodes';
import { TextField } from './controls';
import { codeText } from './reasonText';
import { ScrollingTable } from './ScrollingTable';

/** One of each family, because any segment and any toggle has such codes. */
const FAMILIES = ['SEG_26', '26_LOYALTY_ELT', 'NO_SEG_26', 'NO_TOGGLE_newDeals'];

const CODES: [code: string, meaning: MenuCode][] = [
  ...Object.entries(MENU_CODES),
  ...FAMILIES.flatMap((code): [string, MenuCode][] => {
    const meaning = menuCodeOf(code);
    return meaning ? [[code, meaning]] : [];
  }),
];

type CodeTableProps = { spellings: MenuCodeSpellings; onChange: (spellings: MenuCodeSpellings) => void };

/** Every code with its effect, and the shop's spelling of it. */
export function CodeTable({ spellings, onChange }: CodeTableProps) {
  return (
    <section aria-labelledby="merchandising-codes">
      <h2 id="merchandising-codes">Codes</h2>
      <p>Codes are not case-sensitive. If your data spells a code differently, map your spelling to the code here.</p>
      <SpellingForm onAdd={(own, code) => onChange({ ...spellings, [own]: code })} />
      {Object.keys(spellings).length > 0 && (
        <>
          <ul className="merchandising__spellings">
            {Object.entries(spellings).map(([own, code]) => (
              <li key={own}>
                <code>{own}</code> means <code>{code}</code>{' '}
                <button
                  type="button"
                  onClick={() =>
                    onChange(Object.fromEntries(Object.entries(spellings).filter(([each]) => each !== own)))
                  }
                >
                  Remove {own}
                </button>
              </li>
            ))}
          </ul>
          <p>
            Copy this into the page’s configuration: <code>{JSON.stringify({ menu: { codes: spellings } })}</code>
          </p>
        </>
      )}
      <ScrollingTable label="Codes" columns={['Code', 'Effect']}>
        {CODES.map(([code, meaning]) => (
          <tr key={code}>
            <th scope="row">
              <code>{code}</code>
            </th>
            <td>{codeText(meaning)}</td>
          </tr>
        ))}
      </ScrollingTable>
    </section>
  );
}

function SpellingForm({ onAdd }: { onAdd: (own: string, code: string) => void }) {
  const [own, setOwn] = useState('');
  const [code, setCode] = useState('');
  const [isUnknown, setUnknown] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const isKnown = own.trim() !== '' && menuCodeOf(code) !== undefined;
    setUnknown(!isKnown);
    if (!isKnown) return;
    onAdd(own.trim(), code.trim().toUpperCase());
    setOwn('');
    setCode('');
  }

  return (
    <form className="merchandising__grid" onSubmit={handleSubmit}>
      <TextField label="Your spelling" value={own} onChange={setOwn} />
      <TextField label="Code" value={code} list="merchandising-known" onChange={setCode} />
      <datalist id="merchandising-known">
        {CODES.map(([each]) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <button type="submit">Add spelling</button>
      <p role="alert">{isUnknown && 'Enter both. The code must be one from the table.'}</p>
    </form>
  );
}
