// Up to 256 guaranteed responses of 8 PDCs, until they are cleared.
`default_nettype none

module guaranteed_store_n8_e256 (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] op_pdcid,
    input  wire [31:0] op_psn,
    input  wire [31:0] op_handle,
    input  wire  [3:0] op_next_hdr,
    input  wire        put,
    input  wire        start_write_enable,
    input  wire  [2:0] start_write_pdc,
    input  wire [31:0] start_write_origin,
    input  wire        clear_write_enable,
    input  wire  [2:0] clear_write_pdc,
    input  wire [31:0] clear_write_uncleared,
    input  wire        born_enable,
    input  wire [15:0] born_pdcid,
    input  wire        born_marked,
    input  wire        ended_enable,
    input  wire [15:0] ended_pdcid,
    input  wire        ended_marked,
    output wire        ready,
    output wire        stored,
    output wire        kept_found,
    output wire [31:0] kept_handle,
    output wire  [3:0] kept_next_hdr,
    output wire        released_valid,
    output wire [15:0] released_pdcid,
    output wire [31:0] released_psn,
    output wire [31:0] released_handle
);

    reg   [5:0] set_read;
    wire        sweeper_waits;
    wire        sweeper_clearing;
    wire  [7:0] sweeper_position;
    wire  [1:0] sweeper_way;
    wire  [3:0] sweeper_freed;
    wire        sweeper_released_valid;
    wire [15:0] sweeper_released_pdcid;
    wire [31:0] sweeper_released_psn;
    wire [31:0] sweeper_released_handle;
    reg  [15:0] op_read_pdcid;
    reg  [31:0] op_read_psn;
    reg  [31:0] op_read_handle;
    reg   [3:0] op_read_next_hdr;
    reg  [15:0] op_out_pdcid;
    reg  [31:0] op_out_psn;
    reg  [31:0] op_out_handle;
    reg   [3:0] op_out_next_hdr;
    reg   [3:0] freed;
    reg         clearing_read;
    reg         clearing_out;
    wire        way_0_word_parity;
    wire [15:0] way_0_word_pdcid;
    wire [31:0] way_0_word_psn;
    wire [31:0] way_0_word_handle;
    wire  [3:0] way_0_word_next_hdr;
    wire  [5:0] way_0_at;
    wire        way_0_valid;
    wire        way_0_copy_word_parity;
    wire [15:0] way_0_copy_word_pdcid;
    wire [31:0] way_0_copy_word_psn;
    wire [31:0] way_0_copy_word_handle;
    wire  [3:0] way_0_copy_word_next_hdr;
    wire        way_1_word_parity;
    wire [15:0] way_1_word_pdcid;
    wire [31:0] way_1_word_psn;
    wire [31:0] way_1_word_handle;
    wire  [3:0] way_1_word_next_hdr;
    wire  [5:0] way_1_at;
    wire        way_1_valid;
    wire        way_1_copy_word_parity;
    wire [15:0] way_1_copy_word_pdcid;
    wire [31:0] way_1_copy_word_psn;
    wire [31:0] way_1_copy_word_handle;
    wire  [3:0] way_1_copy_word_next_hdr;
    wire        way_2_word_parity;
    wire [15:0] way_2_word_pdcid;
    wire [31:0] way_2_word_psn;
    wire [31:0] way_2_word_handle;
    wire  [3:0] way_2_word_next_hdr;
    wire  [5:0] way_2_at;
    wire        way_2_valid;
    wire        way_2_copy_word_parity;
    wire [15:0] way_2_copy_word_pdcid;
    wire [31:0] way_2_copy_word_psn;
    wire [31:0] way_2_copy_word_handle;
    wire  [3:0] way_2_copy_word_next_hdr;
    wire        way_3_word_parity;
    wire [15:0] way_3_word_pdcid;
    wire [31:0] way_3_word_psn;
    wire [31:0] way_3_word_handle;
    wire  [3:0] way_3_word_next_hdr;
    wire  [5:0] way_3_at;
    wire        way_3_valid;
    wire        way_3_copy_word_parity;
    wire [15:0] way_3_copy_word_pdcid;
    wire [31:0] way_3_copy_word_psn;
    wire [31:0] way_3_copy_word_handle;
    wire  [3:0] way_3_copy_word_next_hdr;
    reg   [1:0] way_read;
    reg   [1:0] way_out;
    reg         has_room;
    reg         entry_found;
    reg  [31:0] entry_handle;
    reg   [3:0] entry_next_hdr;

    wire  [5:0] set_word = {op_pdcid[0], op_pdcid[1], op_pdcid[2], 3'd0};
    wire  [5:0] set = op_psn[5:0] ^ set_word;
    wire        swept_entry_parity_choice = way_out == 2'd1 ? way_1_copy_word_parity : way_0_copy_word_parity;
    wire        swept_entry_parity_choice_2 = way_out == 2'd2 ? way_2_copy_word_parity : swept_entry_parity_choice;
    wire        swept_entry_parity = way_out == 2'd3 ? way_3_copy_word_parity : swept_entry_parity_choice_2;
    wire [15:0] swept_entry_pdcid_choice = way_out == 2'd1 ? way_1_copy_word_pdcid : way_0_copy_word_pdcid;
    wire [15:0] swept_entry_pdcid_choice_2 = way_out == 2'd2 ? way_2_copy_word_pdcid : swept_entry_pdcid_choice;
    wire [15:0] swept_entry_pdcid = way_out == 2'd3 ? way_3_copy_word_pdcid : swept_entry_pdcid_choice_2;
    wire [31:0] swept_entry_psn_choice = way_out == 2'd1 ? way_1_copy_word_psn : way_0_copy_word_psn;
    wire [31:0] swept_entry_psn_choice_2 = way_out == 2'd2 ? way_2_copy_word_psn : swept_entry_psn_choice;
    wire [31:0] swept_entry_psn = way_out == 2'd3 ? way_3_copy_word_psn : swept_entry_psn_choice_2;
    wire [31:0] swept_entry_handle_choice = way_out == 2'd1 ? way_1_copy_word_handle : way_0_copy_word_handle;
    wire [31:0] swept_entry_handle_choice_2 = way_out == 2'd2 ? way_2_copy_word_handle : swept_entry_handle_choice;
    wire [31:0] swept_entry_handle = way_out == 2'd3 ? way_3_copy_word_handle : swept_entry_handle_choice_2;
    wire  [3:0] swept_entry_next_hdr_choice = way_out == 2'd1 ? way_1_copy_word_next_hdr : way_0_copy_word_next_hdr;
    wire  [3:0] swept_entry_next_hdr_choice_2 = way_out == 2'd2 ? way_2_copy_word_next_hdr : swept_entry_next_hdr_choice;
    wire  [3:0] swept_entry_next_hdr = way_out == 2'd3 ? way_3_copy_word_next_hdr : swept_entry_next_hdr_choice_2;
    wire        writes_0_term = way_0_word_parity ^ freed[0];
    wire        match_0_term = writes_0_term && way_0_word_pdcid == op_out_pdcid;
    wire        match_0 = match_0_term && way_0_word_psn == op_out_psn;
    wire        writes_1_term = way_1_word_parity ^ freed[1];
    wire        match_1_term = writes_1_term && way_1_word_pdcid == op_out_pdcid;
    wire        match_1 = match_1_term && way_1_word_psn == op_out_psn;
    wire        writes_2_term = way_2_word_parity ^ freed[2];
    wire        match_2_term = writes_2_term && way_2_word_pdcid == op_out_pdcid;
    wire        match_2 = match_2_term && way_2_word_psn == op_out_psn;
    wire        writes_3_term = way_3_word_parity ^ freed[3];
    wire        match_3_term = writes_3_term && way_3_word_pdcid == op_out_pdcid;
    wire        match_3 = match_3_term && way_3_word_psn == op_out_psn;
    wire        matched = match_0 || match_1 || match_2 || match_3;
    wire        writes_0 = clearing_out || (put && (match_0 || (!matched && !writes_0_term)));
    wire        writes_1_term_2 = put && (match_1 || (!matched && !writes_1_term && writes_0_term));
    wire        writes_1 = clearing_out || writes_1_term_2;
    wire        writes_2_term_2 = !matched && !writes_2_term && writes_0_term && writes_1_term;
    wire        writes_2 = clearing_out || (put && (match_2 || writes_2_term_2));
    wire        writes_3_term_2 = !writes_3_term && writes_0_term && writes_1_term && writes_2_term;
    wire        writes_3 = clearing_out || (put && (match_3 || (!matched && writes_3_term_2)));
    wire  [5:0] way_0_addr_choice = sweeper_clearing ? sweeper_position[5:0] : set;
    wire        way_0_next_parity_term = !freed[0] && !clearing_out;
    wire        way_1_next_parity_term = !freed[1] && !clearing_out;
    wire        way_2_next_parity_term = !freed[2] && !clearing_out;
    wire        way_3_next_parity_term = !freed[3] && !clearing_out;
    wire        has_room_term = !(writes_0_term && writes_1_term && writes_2_term && writes_3_term);
    wire [31:0] entry_handle_or = (way_0_word_handle & {32{match_0}}) | (way_1_word_handle & {32{match_1}});
    wire [31:0] entry_handle_or_2 = entry_handle_or | (way_2_word_handle & {32{match_2}});
    wire  [3:0] entry_next_hdr_or = (way_0_word_next_hdr & {4{match_0}}) | (way_1_word_next_hdr & {4{match_1}});
    wire  [3:0] entry_next_hdr_or_2 = entry_next_hdr_or | (way_2_word_next_hdr & {4{match_2}});

    store_sweeper_n8_e256 sweeper (
        .clk                   (clk),
        .rst                   (rst),
        .entry_parity          (swept_entry_parity),
        .entry_pdcid           (swept_entry_pdcid),
        .entry_psn             (swept_entry_psn),
        .entry_handle          (swept_entry_handle),
        .entry_next_hdr        (swept_entry_next_hdr),
        .set                   (set_read),
        .start_write_enable    (start_write_enable),
        .start_write_pdc       (start_write_pdc),
        .start_write_origin    (start_write_origin),
        .clear_write_enable    (clear_write_enable),
        .clear_write_pdc       (clear_write_pdc),
        .clear_write_uncleared (clear_write_uncleared),
        .born_enable           (born_enable),
        .born_pdcid            (born_pdcid),
        .born_marked           (born_marked),
        .ended_enable          (ended_enable),
        .ended_pdcid           (ended_pdcid),
        .ended_marked          (ended_marked),
        .waits                 (sweeper_waits),
        .clearing              (sweeper_clearing),
        .position              (sweeper_position),
        .way                   (sweeper_way),
        .freed                 (sweeper_freed),
        .released_valid        (sweeper_released_valid),
        .released_pdcid        (sweeper_released_pdcid),
        .released_psn          (sweeper_released_psn),
        .released_handle       (sweeper_released_handle)
    );

    forwarding_ram_w85_d64_l2 way_0 (
        .clk           (clk),
        .rst           (rst),
        .addr          (way_0_addr_choice),
        .enable        (1'b1),
        .next_parity   (way_0_next_parity_term),
        .next_pdcid    (op_out_pdcid),
        .next_psn      (op_out_psn),
        .next_handle   (op_out_handle),
        .next_next_hdr (op_out_next_hdr),
        .write         (writes_0),
        .word_parity   (way_0_word_parity),
        .word_pdcid    (way_0_word_pdcid),
        .word_psn      (way_0_word_psn),
        .word_handle   (way_0_word_handle),
        .word_next_hdr (way_0_word_next_hdr),
        .at            (way_0_at),
        .valid         (way_0_valid)
    );

    context_copy_w85_n64 way_0_copy (
        .clk           (clk),
        .enable        (way_0_valid && writes_0),
        .pdc           (way_0_at),
        .data_parity   (way_0_next_parity_term),
        .data_pdcid    (op_out_pdcid),
        .data_psn      (op_out_psn),
        .data_handle   (op_out_handle),
        .data_next_hdr (op_out_next_hdr),
        .read          (sweeper_position[5:0]),
        .word_parity   (way_0_copy_word_parity),
        .word_pdcid    (way_0_copy_word_pdcid),
        .word_psn      (way_0_copy_word_psn),
        .word_handle   (way_0_copy_word_handle),
        .word_next_hdr (way_0_copy_word_next_hdr)
    );

    forwarding_ram_w85_d64_l2 way_1 (
        .clk           (clk),
        .rst           (rst),
        .addr          (way_0_addr_choice),
        .enable        (1'b1),
        .next_parity   (way_1_next_parity_term),
        .next_pdcid    (op_out_pdcid),
        .next_psn      (op_out_psn),
        .next_handle   (op_out_handle),
        .next_next_hdr (op_out_next_hdr),
        .write         (writes_1),
        .word_parity   (way_1_word_parity),
        .word_pdcid    (way_1_word_pdcid),
        .word_psn      (way_1_word_psn),
        .word_handle   (way_1_word_handle),
        .word_next_hdr (way_1_word_next_hdr),
        .at            (way_1_at),
        .valid         (way_1_valid)
    );

    context_copy_w85_n64 way_1_copy (
        .clk           (clk),
        .enable        (way_1_valid && writes_1),
        .pdc           (way_1_at),
        .data_parity   (way_1_next_parity_term),
        .data_pdcid    (op_out_pdcid),
        .data_psn      (op_out_psn),
        .data_handle   (op_out_handle),
        .data_next_hdr (op_out_next_hdr),
        .read          (sweeper_position[5:0]),
        .word_parity   (way_1_copy_word_parity),
        .word_pdcid    (way_1_copy_word_pdcid),
        .word_psn      (way_1_copy_word_psn),
        .word_handle   (way_1_copy_word_handle),
        .word_next_hdr (way_1_copy_word_next_hdr)
    );

    forwarding_ram_w85_d64_l2 way_2 (
        .clk           (clk),
        .rst           (rst),
        .addr          (way_0_addr_choice),
        .enable        (1'b1),
        .next_parity   (way_2_next_parity_term),
        .next_pdcid    (op_out_pdcid),
        .next_psn      (op_out_psn),
        .next_handle   (op_out_handle),
        .next_next_hdr (op_out_next_hdr),
        .write         (writes_2),
        .word_parity   (way_2_word_parity),
        .word_pdcid    (way_2_word_pdcid),
        .word_psn      (way_2_word_psn),
        .word_handle   (way_2_word_handle),
        .word_next_hdr (way_2_word_next_hdr),
        .at            (way_2_at),
        .valid         (way_2_valid)
    );

    context_copy_w85_n64 way_2_copy (
        .clk           (clk),
        .enable        (way_2_valid && writes_2),
        .pdc           (way_2_at),
        .data_parity   (way_2_next_parity_term),
        .data_pdcid    (op_out_pdcid),
        .data_psn      (op_out_psn),
        .data_handle   (op_out_handle),
        .data_next_hdr (op_out_next_hdr),
        .read          (sweeper_position[5:0]),
        .word_parity   (way_2_copy_word_parity),
        .word_pdcid    (way_2_copy_word_pdcid),
        .word_psn      (way_2_copy_word_psn),
        .word_handle   (way_2_copy_word_handle),
        .word_next_hdr (way_2_copy_word_next_hdr)
    );

    forwarding_ram_w85_d64_l2 way_3 (
        .clk           (clk),
        .rst           (rst),
        .addr          (way_0_addr_choice),
        .enable        (1'b1),
        .next_parity   (way_3_next_parity_term),
        .next_pdcid    (op_out_pdcid),
        .next_psn      (op_out_psn),
        .next_handle   (op_out_handle),
        .next_next_hdr (op_out_next_hdr),
        .write         (writes_3),
        .word_parity   (way_3_word_parity),
        .word_pdcid    (way_3_word_pdcid),
        .word_psn      (way_3_word_psn),
        .word_handle   (way_3_word_handle),
        .word_next_hdr (way_3_word_next_hdr),
        .at            (way_3_at),
        .valid         (way_3_valid)
    );

    context_copy_w85_n64 way_3_copy (
        .clk           (clk),
        .enable        (way_3_valid && writes_3),
        .pdc           (way_3_at),
        .data_parity   (way_3_next_parity_term),
        .data_pdcid    (op_out_pdcid),
        .data_psn      (op_out_psn),
        .data_handle   (op_out_handle),
        .data_next_hdr (op_out_next_hdr),
        .read          (sweeper_position[5:0]),
        .word_parity   (way_3_copy_word_parity),
        .word_pdcid    (way_3_copy_word_pdcid),
        .word_psn      (way_3_copy_word_psn),
        .word_handle   (way_3_copy_word_handle),
        .word_next_hdr (way_3_copy_word_next_hdr)
    );

    always @(posedge clk) begin
        set_read <= set;
        op_read_pdcid <= op_pdcid;
        op_read_psn <= op_psn;
        op_read_handle <= op_handle;
        op_read_next_hdr <= op_next_hdr;
        op_out_pdcid <= op_read_pdcid;
        op_out_psn <= op_read_psn;
        op_out_handle <= op_read_handle;
        op_out_next_hdr <= op_read_next_hdr;
        freed <= sweeper_freed;
        clearing_read <= sweeper_clearing;
        clearing_out <= clearing_read;
        way_read <= sweeper_way;
        way_out <= way_read;
        has_room <= matched || has_room_term;
        entry_found <= matched;
        entry_handle <= entry_handle_or_2 | (way_3_word_handle & {32{match_3}});
        entry_next_hdr <= entry_next_hdr_or_2 | (way_3_word_next_hdr & {4{match_3}});
    end

    assign ready = !sweeper_waits;
    assign stored = has_room;
    assign kept_found = entry_found;
    assign kept_handle = entry_handle;
    assign kept_next_hdr = entry_next_hdr;
    assign released_valid = sweeper_released_valid;
    assign released_pdcid = sweeper_released_pdcid;
    assign released_psn = sweeper_released_psn;
    assign released_handle = sweeper_released_handle;

    wire _unused_ok = &{1'b0, sweeper_position[7:6]};

endmodule

`default_nettype wire
