// Goes over 256 records for those whose timer has run out, and those that were overtaken.
`default_nettype none

module pds_initiator_timer_sweep_n8_w128_p256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire [31:0] now,
    input  wire        sent_write_enable,
    input  wire  [7:0] sent_write_record,
    input  wire  [2:0] sent_write_sent_place,
    input  wire [31:0] sent_write_sent_rel,
    input  wire  [1:0] sent_write_sent_kind,
    input  wire        sent_write_sent_last,
    input  wire [31:0] sent_write_sent_handle,
    input  wire [15:0] sent_write_sent_message,
    input  wire [13:0] sent_write_sent_length,
    input  wire [13:0] sent_write_sent_size,
    input  wire        flight_write_enable,
    input  wire  [7:0] flight_write_record,
    input  wire [31:0] flight_write_due,
    input  wire  [1:0] flight_write_state,
    input  wire        flight_write_counted,
    input  wire        flight_write_once,
    input  wire        view_write_enable,
    input  wire  [2:0] view_write_place,
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
    input  wire  [2:0] oldest_write_place,
    input  wire [31:0] oldest_write_oldest,
    input  wire        by_entropy,
    input  wire        departed_enable,
    input  wire  [7:0] departed_record,
    input  wire [15:0] departed_entropy,
    input  wire [31:0] departed_sent_at,
    input  wire        arrived_enable,
    input  wire  [2:0] arrived_place,
    input  wire  [7:0] arrived_record,
    input  wire        answered_write_enable,
    input  wire  [2:0] answered_write_place,
    input  wire  [6:0] answered_write_slot,
    input  wire        answered_write_answered,
    input  wire        covered_write_address_even_enable,
    input  wire  [2:0] covered_write_address_even,
    input  wire        covered_write_address_odd_enable,
    input  wire  [2:0] covered_write_address_odd,
    input  wire [63:0] covered_write_words_even,
    input  wire [63:0] covered_write_words_odd,
    output wire  [2:0] expiry_payload_place,
    output wire [31:0] expiry_payload_rel,
    output wire  [7:0] expiry_payload_record,
    output wire        expiry_payload_overtaken,
    output wire [31:0] expiry_payload_sent_at,
    output wire        expiry_valid,
    input  wire        expiry_ready
);

    localparam [1:0] FLIGHT_WRITE_STATE_OUT = 2'd0;

    reg   [7:0] id;
    wire  [2:0] whose_word_place;
    wire [31:0] whose_word_rel;
    wire [31:0] flown_word_due;
    wire        flown_word_out;
    wire        flown_word_once;
    wire [31:0] nexts_word;
    wire [31:0] oldests_word;
    reg         valid_read;
    reg         valid_know;
    reg         valid_place;
    reg         valid_compare;
    reg   [2:0] packet_place_place;
    reg  [31:0] packet_place_rel;
    reg   [2:0] packet_compare_place;
    reg  [31:0] packet_compare_rel;
    reg         is_sent_order;
    reg         is_due_place;
    reg         is_due_compare;
    reg         is_due_order;
    wire        order_overtaken;
    wire [31:0] order_sent_at;
    reg         valid_order;
    reg         valid_wait_0;
    reg         valid_wait_1;
    reg         valid_wait_2;
    reg         valid_find;
    wire  [4:0] found_ones_level;
    wire  [2:0] found_ones_down_payload_place;
    wire [31:0] found_ones_down_payload_rel;
    wire  [7:0] found_ones_down_payload_record;
    wire        found_ones_down_payload_overtaken;
    wire [31:0] found_ones_down_payload_sent_at;
    wire        found_ones_down_valid;
    wire  [7:0] id_find_later_q;
    wire  [2:0] packet_find_later_q_place;
    wire [31:0] packet_find_later_q_rel;
    wire        expires_find_later_q;

    wire        goes = enable && found_ones_level < 5'd22;
    wire  [2:0] packet_place = whose_word_place;
    wire [31:0] packet_rel = whose_word_rel;
    wire [31:0] now_minus_flown_word_due = now - flown_word_due;
    wire        is_due = !now_minus_flown_word_due[31];
    wire [31:0] is_sent_difference = packet_compare_rel - nexts_word;
    wire [31:0] is_sent_difference_2 = packet_compare_rel - oldests_word;
    wire        is_sent = is_sent_difference[31] && !is_sent_difference_2[31] && valid_compare;
    wire        expires = is_sent_order && is_due_order;
    wire        expires_find = expires_find_later_q;
    wire  [2:0] packet_find_place = packet_find_later_q_place;
    wire [31:0] packet_find_rel = packet_find_later_q_rel;
    wire  [7:0] id_find = id_find_later_q;
    wire        found = valid_find && (expires_find || order_overtaken);

    context_copy_w35_n256 whose (
        .clk        (clk),
        .enable     (sent_write_enable),
        .pdc        (sent_write_record),
        .data_place (sent_write_sent_place),
        .data_rel   (sent_write_sent_rel),
        .read       (id),
        .word_place (whose_word_place),
        .word_rel   (whose_word_rel)
    );

    context_copy_w34_n256 flown (
        .clk       (clk),
        .enable    (flight_write_enable),
        .pdc       (flight_write_record),
        .data_due  (flight_write_due),
        .data_out  (flight_write_state == FLIGHT_WRITE_STATE_OUT),
        .data_once (flight_write_once),
        .read      (id),
        .word_due  (flown_word_due),
        .word_out  (flown_word_out),
        .word_once (flown_word_once)
    );

    context_copy_w32_n8 nexts (
        .clk    (clk),
        .enable (view_write_enable),
        .pdc    (view_write_place),
        .data   (view_write_view_next),
        .read   (whose_word_place),
        .word   (nexts_word)
    );

    context_copy_w32_n8 oldests (
        .clk    (clk),
        .enable (oldest_write_enable),
        .pdc    (oldest_write_place),
        .data   (oldest_write_oldest),
        .read   (whose_word_place),
        .word   (oldests_word)
    );

    pds_initiator_entropy_order_n8_w128_p256 order (
        .clk                               (clk),
        .rst                               (rst),
        .on                                (by_entropy),
        .now                               (now),
        .departed_enable                   (departed_enable),
        .departed_record                   (departed_record),
        .departed_entropy                  (departed_entropy),
        .departed_sent_at                  (departed_sent_at),
        .arrived_enable                    (arrived_enable),
        .arrived_place                     (arrived_place),
        .arrived_record                    (arrived_record),
        .answered_write_enable             (answered_write_enable),
        .answered_write_place              (answered_write_place),
        .answered_write_slot               (answered_write_slot),
        .answered_write_answered           (answered_write_answered),
        .covered_write_address_even_enable (covered_write_address_even_enable),
        .covered_write_address_even        (covered_write_address_even),
        .covered_write_address_odd_enable  (covered_write_address_odd_enable),
        .covered_write_address_odd         (covered_write_address_odd),
        .covered_write_words_even          (covered_write_words_even),
        .covered_write_words_odd           (covered_write_words_odd),
        .look                              (id),
        .swept_place                       (whose_word_place),
        .swept_rel                         (whose_word_rel),
        .swept_out                         (flown_word_out),
        .swept_once                        (flown_word_once),
        .is_sent                           (is_sent_order),
        .overtaken                         (order_overtaken),
        .sent_at                           (order_sent_at)
    );

    roomy_fifo_w76_d32 found_ones (
        .clk                    (clk),
        .rst                    (rst),
        .push_enable            (found),
        .push_payload_place     (packet_find_place),
        .push_payload_rel       (packet_find_rel),
        .push_payload_record    (id_find),
        .push_payload_overtaken (!expires_find),
        .push_payload_sent_at   (order_sent_at),
        .level                  (found_ones_level),
        .down_payload_place     (found_ones_down_payload_place),
        .down_payload_rel       (found_ones_down_payload_rel),
        .down_payload_record    (found_ones_down_payload_record),
        .down_payload_overtaken (found_ones_down_payload_overtaken),
        .down_payload_sent_at   (found_ones_down_payload_sent_at),
        .down_valid             (found_ones_down_valid),
        .down_ready             (expiry_ready)
    );

    delay_w8_c9 id_find_later (
        .clk (clk),
        .d   (id),
        .q   (id_find_later_q)
    );

    delay_w35_c5 packet_find_later (
        .clk     (clk),
        .d_place (packet_compare_place),
        .d_rel   (packet_compare_rel),
        .q_place (packet_find_later_q_place),
        .q_rel   (packet_find_later_q_rel)
    );

    delay_w1_c4 expires_find_later (
        .clk (clk),
        .d   (expires),
        .q   (expires_find_later_q)
    );

    always @(posedge clk) begin
        if (rst) begin
            id <= 8'd0;
            valid_read <= 1'b0;
            valid_know <= 1'b0;
            valid_place <= 1'b0;
            valid_compare <= 1'b0;
            valid_order <= 1'b0;
            valid_wait_0 <= 1'b0;
            valid_wait_1 <= 1'b0;
            valid_wait_2 <= 1'b0;
            valid_find <= 1'b0;
        end else begin
            if (goes) begin
                id <= id + 8'd1;
            end
            valid_read <= goes;
            valid_know <= valid_read;
            valid_place <= valid_know;
            valid_compare <= valid_place;
            valid_order <= valid_compare;
            valid_wait_0 <= valid_order;
            valid_wait_1 <= valid_wait_0;
            valid_wait_2 <= valid_wait_1;
            valid_find <= valid_wait_2;
        end
    end

    always @(posedge clk) begin
        packet_place_place <= packet_place;
        packet_place_rel <= packet_rel;
        packet_compare_place <= packet_place_place;
        packet_compare_rel <= packet_place_rel;
        is_sent_order <= is_sent;
        is_due_place <= is_due;
        is_due_compare <= is_due_place;
        is_due_order <= is_due_compare;
    end

    assign expiry_payload_place = found_ones_down_payload_place;
    assign expiry_payload_rel = found_ones_down_payload_rel;
    assign expiry_payload_record = found_ones_down_payload_record;
    assign expiry_payload_overtaken = found_ones_down_payload_overtaken;
    assign expiry_payload_sent_at = found_ones_down_payload_sent_at;
    assign expiry_valid = found_ones_down_valid;

    wire _unused_ok = &{1'b0, sent_write_sent_kind, sent_write_sent_last, sent_write_sent_handle, sent_write_sent_message, sent_write_sent_length, sent_write_sent_size, flight_write_counted, view_write_view_state, view_write_view_cum, view_write_view_range, view_write_view_going, view_write_view_far, view_write_view_again, view_write_view_until, view_write_view_sleek, view_write_view_hold, view_write_view_plain, view_write_view_code, now_minus_flown_word_due[30:0], is_sent_difference[30:0], is_sent_difference_2[30:0]};

endmodule

`default_nettype wire
