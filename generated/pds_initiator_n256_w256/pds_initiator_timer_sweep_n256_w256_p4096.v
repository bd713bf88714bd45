// Goes over 4096 records for those whose timer has run out.
`default_nettype none

module pds_initiator_timer_sweep_n256_w256_p4096 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire [31:0] now,
    input  wire        sent_write_enable,
    input  wire [11:0] sent_write_record,
    input  wire  [7:0] sent_write_sent_place,
    input  wire [31:0] sent_write_sent_rel,
    input  wire  [1:0] sent_write_sent_kind,
    input  wire        sent_write_sent_last,
    input  wire [31:0] sent_write_sent_handle,
    input  wire [15:0] sent_write_sent_message,
    input  wire [13:0] sent_write_sent_length,
    input  wire [13:0] sent_write_sent_size,
    input  wire        flight_write_enable,
    input  wire [11:0] flight_write_record,
    input  wire [31:0] flight_write_due,
    input  wire  [1:0] flight_write_state,
    input  wire        flight_write_counted,
    input  wire        view_write_enable,
    input  wire  [7:0] view_write_place,
    input  wire  [2:0] view_write_view_state,
    input  wire [31:0] view_write_view_next,
    input  wire [31:0] view_write_view_cum,
    input  wire  [7:0] view_write_view_range,
    input  wire        view_write_view_going,
    input  wire        view_write_view_far,
    input  wire [31:0] view_write_view_again,
    input  wire [31:0] view_write_view_until,
    input  wire        view_write_view_sleek,
    input  wire        view_write_view_hold,
    input  wire        view_write_view_plain,
    input  wire  [7:0] view_write_view_code,
    input  wire        oldest_write_enable,
    input  wire  [7:0] oldest_write_place,
    input  wire [31:0] oldest_write_oldest,
    output wire  [7:0] expiry_payload_place,
    output wire [31:0] expiry_payload_rel,
    output wire [11:0] expiry_payload_record,
    output wire        expiry_valid,
    input  wire        expiry_ready
);

    reg  [11:0] id;
    reg         valid_1;
    reg         valid_2;
    reg         valid_3;
    reg         valid_4;
    reg         valid_5;
    reg  [11:0] id_then_1;
    reg  [11:0] id_then_2;
    reg  [11:0] id_then_3;
    reg  [11:0] id_then_4;
    reg  [11:0] id_then_5;
    wire  [7:0] whose_word_place;
    wire [31:0] whose_word_rel;
    wire [31:0] dues_word;
    wire [31:0] nexts_word;
    wire [31:0] oldests_word;
    reg         is_due_3;
    reg         is_due_4;
    reg   [7:0] whose_3_place;
    reg  [31:0] whose_3_rel;
    reg   [7:0] whose_4_place;
    reg  [31:0] whose_4_rel;
    reg   [7:0] whose_5_place;
    reg  [31:0] whose_5_rel;
    reg  [31:0] rel_3;
    reg  [31:0] rel_4;
    reg         is_sent;
    wire  [4:0] found_ones_level;
    wire        found_ones_up_ready;
    wire  [7:0] found_ones_down_payload_place;
    wire [31:0] found_ones_down_payload_rel;
    wire [11:0] found_ones_down_payload_record;
    wire        found_ones_down_valid;

    wire        goes = enable && found_ones_level < 5'd8;
    wire        found = valid_5 && is_sent;
    wire [31:0] now_minus_dues_word = now - dues_word;
    wire [31:0] rel_4_minus_nexts_word = rel_4 - nexts_word;
    wire [31:0] rel_4_minus_oldests_word = rel_4 - oldests_word;

    context_copy_w40_n4096 whose (
        .clk        (clk),
        .enable     (sent_write_enable),
        .pdc        (sent_write_record),
        .data_place (sent_write_sent_place),
        .data_rel   (sent_write_sent_rel),
        .read       (id),
        .word_place (whose_word_place),
        .word_rel   (whose_word_rel)
    );

    context_copy_w32_n4096 dues (
        .clk    (clk),
        .enable (flight_write_enable),
        .pdc    (flight_write_record),
        .data   (flight_write_due),
        .read   (id),
        .word   (dues_word)
    );

    context_copy_w32_n256 nexts (
        .clk    (clk),
        .enable (view_write_enable),
        .pdc    (view_write_place),
        .data   (view_write_view_next),
        .read   (whose_word_place),
        .word   (nexts_word)
    );

    context_copy_w32_n256 oldests (
        .clk    (clk),
        .enable (oldest_write_enable),
        .pdc    (oldest_write_place),
        .data   (oldest_write_oldest),
        .read   (whose_word_place),
        .word   (oldests_word)
    );

    level_fifo_w52_d16 found_ones (
        .clk                 (clk),
        .rst                 (rst),
        .level               (found_ones_level),
        .up_payload_place    (whose_5_place),
        .up_payload_rel      (whose_5_rel),
        .up_payload_record   (id_then_5),
        .up_valid            (found),
        .up_ready            (found_ones_up_ready),
        .down_payload_place  (found_ones_down_payload_place),
        .down_payload_rel    (found_ones_down_payload_rel),
        .down_payload_record (found_ones_down_payload_record),
        .down_valid          (found_ones_down_valid),
        .down_ready          (expiry_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            id <= 12'd0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
        end else begin
            if (goes) begin
                id <= id + 12'd1;
            end
            valid_1 <= goes;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
        end
    end

    always @(posedge clk) begin
        id_then_1 <= id;
        id_then_2 <= id_then_1;
        id_then_3 <= id_then_2;
        id_then_4 <= id_then_3;
        id_then_5 <= id_then_4;
        is_due_3 <= !now_minus_dues_word[31];
        is_due_4 <= is_due_3;
        whose_3_place <= whose_word_place;
        whose_3_rel <= whose_word_rel;
        whose_4_place <= whose_3_place;
        whose_4_rel <= whose_3_rel;
        whose_5_place <= whose_4_place;
        whose_5_rel <= whose_4_rel;
        rel_3 <= whose_word_rel;
        rel_4 <= rel_3;
        is_sent <= rel_4_minus_nexts_word[31] && !rel_4_minus_oldests_word[31] && is_due_4;
    end

    assign expiry_payload_place = found_ones_down_payload_place;
    assign expiry_payload_rel = found_ones_down_payload_rel;
    assign expiry_payload_record = found_ones_down_payload_record;
    assign expiry_valid = found_ones_down_valid;

    wire _unused_ok = &{1'b0, sent_write_sent_kind, sent_write_sent_last, sent_write_sent_handle, sent_write_sent_message, sent_write_sent_length, sent_write_sent_size, flight_write_state, flight_write_counted, view_write_view_state, view_write_view_cum, view_write_view_range, view_write_view_going, view_write_view_far, view_write_view_again, view_write_view_until, view_write_view_sleek, view_write_view_hold, view_write_view_plain, view_write_view_code, found_ones_up_ready, now_minus_dues_word[30:0], rel_4_minus_nexts_word[30:0], rel_4_minus_oldests_word[30:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) finds_room: assert (!found || found_ones_up_ready);
`endif

endmodule

`default_nettype wire
