"""The history of the database's tables, kept by Alembic."""
