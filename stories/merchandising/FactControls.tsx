import { Check, Choice, Several, TextField } from './controls';
import { CHOICES, type Facts, PERMISSIONS, RAMPS, type Reading } from './facts';

type ChoiceName = keyof typeof CHOICES;
type CheckName = { [Name in keyof Facts]: Facts[Name] extends boolean ? Name : never }[keyof Facts];

const CUSTOMER: [name: ChoiceName, label: string][] = [
  ['tenant', 'Tenant'],
  ['userType', 'Customer type'],
  ['segment', 'Segment'],
  ['membership', 'Membership'],
  ['flow', 'Flow'],
  ['group', 'Group, for addresses of its own'],
  ['header', 'Header of the page'],
];

const CHECKS: [name: CheckName, label: string][] = [
  ['isLoggedIn', 'Has signed in'],
  ['isRep', 'A service rep acts for the customer'],
  ['hasFrequentlyPurchasedList', 'Has a list of what is bought again and again'],
  ['isSpanishMode', 'Reads Spanish'],
  ['isMobile', 'The screen is narrow'],
  ['isCart', 'The page is a cart'],
  ['isInApp', 'The page is in the native app'],
];

type FactControlsProps = { facts: Facts; onChange: (change: Partial<Facts>) => void };

/** Every fact about a customer and a page that menus can depend on. */
export function FactControls({ facts, onChange }: FactControlsProps) {
  return (
    <section className="merchandising__controls" aria-labelledby="merchandising-facts">
      <h2 id="merchandising-facts">The customer and the page</h2>
      <div className="merchandising__grid">
        {CUSTOMER.map(([name, label]) => (
          <Choice
            key={name}
            label={label}
            value={facts[name]}
            options={CHOICES[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        <TextField
          label="Toggles that are on"
          value={facts.togglesOn}
          onChange={(togglesOn) => onChange({ togglesOn })}
        />
        <TextField
          label="Toggles that are off"
          value={facts.togglesOff}
          onChange={(togglesOff) => onChange({ togglesOff })}
        />
      </div>
      <div className="merchandising__checks">
        {CHECKS.map(([name, label]) => (
          <Check key={name} label={label} value={facts[name]} onChange={(isOn) => onChange({ [name]: isOn })} />
        ))}
      </div>
      <Several
        label="Permissions"
        names={PERMISSIONS}
        value={facts.permissions}
        onChange={(permissions) => onChange({ permissions })}
      />
      <Several label="Ramps that are on" names={RAMPS} value={facts.ramps} onChange={(ramps) => onChange({ ramps })} />
      <Several
        label="Marks of the session"
        names={['CME', 'OME', 'ARE', 'PRISM']}
        value={facts.flags}
        onChange={(flags) => onChange({ flags })}
      />
    </section>
  );
}

type ReadingControlsProps = { reading: Reading; onChange: (change: Partial<Reading>) => void };

const ON_OR_OFF = [
  ['on', 'on'],
  ['off', 'off'],
] as const;

/** The options that the specification leaves to a shop. */
export function ReadingControls({ reading, onChange }: ReadingControlsProps) {
  return (
    <section className="merchandising__controls" aria-labelledby="merchandising-reading">
      <h2 id="merchandising-reading">How the shop reads its menus</h2>
      <div className="merchandising__grid">
        <Choice
          label="From a service rep it hides"
          value={reading.csrHides}
          options={[
            ['limited', 'items with codes'],
            ['all', 'all items'],
            ['coded', 'items with the code NO_CSR'],
          ]}
          onChange={(value) => onChange({ csrHides: value as Reading['csrHides'] })}
        />
        <Choice
          label="A toggle that is not set counts as"
          value={reading.missingToggle}
          options={ON_OR_OFF}
          onChange={(value) => onChange({ missingToggle: value as Reading['missingToggle'] })}
        />
        <Choice
          label="A ramp that is not set counts as"
          value={reading.missingRamp}
          options={ON_OR_OFF}
          onChange={(value) => onChange({ missingRamp: value as Reading['missingRamp'] })}
        />
        <Choice
          label="Of several addresses that fit"
          value={reading.overrideOrder}
          options={[
            ['entry', 'the item’s first one counts'],
            ['group', 'the first group’s counts'],
          ]}
          onChange={(value) => onChange({ overrideOrder: value as Reading['overrideOrder'] })}
        />
      </div>
    </section>
  );
}
