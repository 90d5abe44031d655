"""Several processes behind one PostgreSQL: who owns which table, and how the others hear of it."""
