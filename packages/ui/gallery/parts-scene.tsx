import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { FileButton } from '../actions/file-button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { Drawer } from '../feedback/drawer.tsx';
import { ErrorPanel } from '../feedback/error-panel.tsx';
import { CardsSkeleton, FormSkeleton, ViewSkeleton } from '../feedback/skeletons.tsx';
import { showToast } from '../feedback/toast-store.ts';
import { Page } from '../layout/page.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { CardGrid, Row, Stack } from '../layout/spacing.tsx';
import { StepHeader } from '../layout/step-header.tsx';
import { SyncState } from '../layout/sync-state.tsx';
import { Avatar } from '../show/avatar.tsx';
import { Card } from '../show/card.tsx';
import { Change } from '../show/change.tsx';
import { Chip } from '../show/chip.tsx';
import { Figure } from '../show/figure.tsx';
import { ThemeScope } from '../show/theme-scope.tsx';
import { FieldsCard } from './fields-card.tsx';
import { Shell } from './shell.tsx';

const tones = ['success', 'warning', 'danger', 'info', 'brand', 'neutral'] as const;

export function PartsScene() {
  const [open, setOpen] = useState<'confirm' | 'dialog' | 'drawer' | null>(null);
  const [colour, setColour] = useState('#0F766E');
  const [radius, setRadius] = useState(14);
  return (
    <Shell>
      <Page>
        <PageHeader title="Parts" />
        <Stack>
          <Card title="Buttons">
            <Stack gap={3}>
              <Row>
                <Button kind="primary" icon="plus">
                  New sale
                </Button>
                <Button icon="export">Export</Button>
                <Button kind="ghost">Cancel</Button>
                <Button kind="danger" icon="delete" onClick={() => setOpen('confirm')}>
                  Delete product
                </Button>
                <IconButton icon="more" kind="secondary" name="More" />
                <FileButton accept=".xlsx" onFile={() => undefined}>
                  Choose a file
                </FileButton>
              </Row>
              <Row>
                <Button kind="primary" loading>
                  Saving
                </Button>
                <Button disabled>Save and add another</Button>
                <Button kind="primary" disabled hint="Ctrl S">
                  Save product
                </Button>
                <Button kind="primary" hint="Ctrl S">
                  Save product
                </Button>
                <Button size="s">Use 19,500</Button>
                <Button size="l" onClick={() => setOpen('dialog')}>
                  Dialog
                </Button>
                <Button size="l" onClick={() => setOpen('drawer')}>
                  Drawer
                </Button>
                <Button
                  size="xl"
                  kind="primary"
                  onClick={() => showToast({ tone: 'success', title: 'Product saved' })}
                >
                  Pay 49,500
                </Button>
              </Row>
            </Stack>
          </Card>
          <Card title="Signs">
            <Row>
              {tones.map((tone) => (
                <Chip key={tone} tone={tone}>
                  {tone}
                </Chip>
              ))}
              <Chip tone="success" icon="check">
                Text on it reads at 5.5 to 1
              </Chip>
              <Avatar name="Neema Mushi" />
              <Avatar name="Kariakoo Main" shape="square" look="brand" />
              <Change text="+8.2%" direction="up" good />
              <Change text="+4.1%" direction="up" good={false} />
              <Figure amount="15,788,000" currency="TZS" size="l" />
              <SyncState text="Offline, 3 sales waiting" offline />
            </Row>
          </Card>
          <FieldsCard colour={colour} onColour={setColour} radius={radius} onRadius={setRadius} />
          <CardGrid columns={2}>
            <Card title="Preview" note="in its own look">
              <ThemeScope primary={colour} radius={`${radius}px`}>
                <Stack>
                  <Figure amount="642,000" currency="TZS" size="l" />
                  <Row>
                    <Button kind="primary" icon="plus">
                      New sale
                    </Button>
                    <Chip tone="brand">Brand</Chip>
                  </Row>
                </Stack>
              </ThemeScope>
            </Card>
            <Card title="Steps">
              <StepHeader label="First start" steps={['Business', 'Branch', 'First products']} current={1} />
            </Card>
            <Card title="Error">
              <ErrorPanel
                title="Products could not be loaded"
                message="The server did not answer."
                onRetry={() => undefined}
              />
            </Card>
            <Card title="Skeletons">
              <CardsSkeleton rows={2} />
              <FormSkeleton rows={1} />
              <ViewSkeleton rows={2} />
            </Card>
          </CardGrid>
        </Stack>
      </Page>
      <ConfirmDialog
        opened={open === 'confirm'}
        icon="delete"
        title="Delete Kilombero Sugar 1kg?"
        body="Are you sure you want to permanently delete this product? This action cannot be undone."
        confirm="Delete product"
        onConfirm={() => setOpen(null)}
        onCancel={() => setOpen(null)}
      />
      <Dialog
        opened={open === 'dialog'}
        title="Move to another lane"
        onClose={() => setOpen(null)}
        actions={<Button kind="primary">Move</Button>}
      >
        What the new status needs.
      </Dialog>
      <Drawer
        opened={open === 'drawer'}
        title="Waiting sales"
        onClose={() => setOpen(null)}
        footer={<Button kind="primary">Send now</Button>}
      >
        Three sales wait for the network.
      </Drawer>
    </Shell>
  );
}
