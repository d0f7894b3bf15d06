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
  ['group', 'User group'],
  ['header', 'Header of the page'],
];

const CHECKS: [name: CheckName, label: string][] = [
  ['isLoggedIn', 'Is signed in'],
  ['isRep', 'A service rep acts for the customer'],
  ['hasFrequentlyPurchasedList', 'Has a list of frequently purchased items'],
  ['isSpanishMode', 'Uses Spanish mode'],
  ['isMobile', 'The screen is narrow'],
  ['isCart', 'Is on the cart page'],
  ['isInApp', 'Is in the native app'],
];

type FactControlsProps = { facts: Facts; onChange: (change: Partial<Facts>) => void };

/** Every fact about a customer and a page that menus can depend on. */
export function FactControls({ facts, onChange }: FactControlsProps) {
  return (
    <section className="merchandising__controls" aria-labelledby="merchandising-facts">
      <h2 id="merchandising-facts">Customer and page</h2>
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
        label="Session flags"
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
      <h2 id="merchandising-reading">Menu settings of the shop</h2>
      <div className="merchandising__grid">
        <Choice
          label="Hidden from service reps"
          value={reading.csrHides}
          options={[
            ['limited', 'items with codes'],
            ['all', 'all items'],
            ['coded', 'items with the code NO_CSR'],
          ]}
          onChange={(value) => onChange({ csrHides: value as Reading['csrHides'] })}
        />
        <Choice
          label="A missing toggle counts as"
          value={reading.missingToggle}
          options={ON_OR_OFF}
          onChange={(value) => onChange({ missingToggle: value as Reading['missingToggle'] })}
        />
        <Choice
          label="A missing ramp counts as"
          value={reading.missingRamp}
          options={ON_OR_OFF}
          onChange={(value) => onChange({ missingRamp: value as Reading['missingRamp'] })}
        />
        <Choice
          label="If several group URLs match"
          value={reading.overrideOrder}
          options={[
            ['entry', 'use the first one of the item'],
            ['group', 'use the one of the first group'],
          ]}
          onChange={(value) => onChange({ overrideOrder: value as Reading['overrideOrder'] })}
        />
      </div>
    </section>
  );
}
