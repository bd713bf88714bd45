// 51 counters of 48 bits: verdicts, and other events.
`default_nettype none

module pds_counters (
    input  wire        clk,
    input  wire        rst,
    input  wire        verdict_valid,
    input  wire  [5:0] verdict_verdict,
    input  wire  [1:0] events_stored_response,
    input  wire  [1:0] events_ack_req_stored,
    input  wire  [1:0] events_nack_gtd_resp_unavail,
    input  wire  [1:0] events_nack_ack_with_data,
    input  wire  [1:0] events_request_clear_applied,
    input  wire  [1:0] events_request_clear_invalid,
    input  wire  [1:0] events_response_stale,
    input  wire  [1:0] events_guaranteed_not_stored,
    input  wire  [1:0] events_new_pdc_timeout,
    input  wire  [1:0] events_close_req_timeout,
    input  wire  [1:0] events_command_ignored,
    input  wire  [1:0] events_reply_dropped,
    input  wire        take,
    input  wire  [5:0] index,
    output wire        taken,
    output reg  [47:0] snapshot,
    output wire [47:0] new_pdc_timeouts
);

    localparam [5:0] VERDICT_VERDICT_STORED_RESPONSE       = 6'd4;
    localparam [5:0] VERDICT_VERDICT_ACK_REQ_STORED        = 6'd6;
    localparam [5:0] VERDICT_VERDICT_NACK_GTD_RESP_UNAVAIL = 6'd36;
    localparam [5:0] VERDICT_VERDICT_NACK_ACK_WITH_DATA    = 6'd37;

    reg  [63:0] counted;
    reg   [5:0] code_word;
    reg   [5:0] code_out;
    reg         valid_word;
    reg         valid_out;
    wire [47:0] verdicts_word;
    wire  [5:0] verdicts_at;
    wire        verdicts_valid;
    reg   [5:0] chosen;
    wire [47:0] verdicts_copy_word;
    wire [47:0] stored_response_count;
    wire [47:0] ack_req_stored_count;
    wire [47:0] nack_gtd_resp_unavail_count;
    wire [47:0] nack_ack_with_data_count;
    wire [47:0] request_clear_applied_count;
    wire [47:0] request_clear_invalid_count;
    wire [47:0] response_stale_count;
    wire [47:0] guaranteed_not_stored_count;
    wire [47:0] new_pdc_timeout_count;
    wire [47:0] close_req_timeout_count;
    wire [47:0] command_ignored_count;
    wire [47:0] reply_dropped_count;
    reg         is_own;
    reg  [47:0] own_count;
    reg         is_counted_show;
    reg         is_counted_out;
    reg   [3:0] quiet;

    wire [47:0] now = verdicts_word;
    wire [63:0] counted_shr_code_out = counted >> code_out;
    wire        begun = counted_shr_code_out[0];
    wire [48:0] next_sum = {1'b0, now & {48{begun}}} + 49'd1;
    wire        next_sum_48 = next_sum[48];
    wire [47:0] next = next_sum[47:0] | {48{next_sum_48}};
    wire        quiet_all = &quiet;
    wire        verdicts_enable_term = verdict_valid && verdict_verdict != VERDICT_VERDICT_STORED_RESPONSE;
    wire        verdicts_enable_term_2 = verdicts_enable_term && verdict_verdict != VERDICT_VERDICT_ACK_REQ_STORED;
    wire        verdicts_enable_term_3 = verdicts_enable_term_2 && verdict_verdict != VERDICT_VERDICT_NACK_GTD_RESP_UNAVAIL;
    wire        verdicts_enable_term_4 = verdicts_enable_term_3 && verdict_verdict != VERDICT_VERDICT_NACK_ACK_WITH_DATA;
    wire        is_own_term = chosen == 6'd4 || chosen == 6'd6 || chosen == 6'd36;
    wire        is_own_term_2 = is_own_term || chosen == 6'd37 || chosen == 6'd43;
    wire        is_own_term_3 = is_own_term_2 || chosen == 6'd44 || chosen == 6'd45;
    wire        is_own_term_4 = is_own_term_3 || chosen == 6'd46 || chosen == 6'd47;
    wire        is_own_term_5 = is_own_term_4 || chosen == 6'd48 || chosen == 6'd49;
    wire [47:0] own_count_and = stored_response_count & {48{chosen == 6'd4}};
    wire [47:0] own_count_or = own_count_and | (ack_req_stored_count & {48{chosen == 6'd6}});
    wire [47:0] own_count_or_2 = own_count_or | (nack_gtd_resp_unavail_count & {48{chosen == 6'd36}});
    wire [47:0] own_count_or_3 = own_count_or_2 | (nack_ack_with_data_count & {48{chosen == 6'd37}});
    wire [47:0] own_count_or_4 = own_count_or_3 | (request_clear_applied_count & {48{chosen == 6'd43}});
    wire [47:0] own_count_or_5 = own_count_or_4 | (request_clear_invalid_count & {48{chosen == 6'd44}});
    wire [47:0] own_count_or_6 = own_count_or_5 | (response_stale_count & {48{chosen == 6'd45}});
    wire [47:0] own_count_or_7 = own_count_or_6 | (guaranteed_not_stored_count & {48{chosen == 6'd46}});
    wire [47:0] own_count_or_8 = own_count_or_7 | (new_pdc_timeout_count & {48{chosen == 6'd47}});
    wire [47:0] own_count_or_9 = own_count_or_8 | (close_req_timeout_count & {48{chosen == 6'd48}});
    wire [47:0] own_count_or_10 = own_count_or_9 | (command_ignored_count & {48{chosen == 6'd49}});
    wire [63:0] counted_shr_chosen = counted >> chosen;

    forwarding_ram_w48_d64_l2 verdicts (
        .clk    (clk),
        .rst    (rst),
        .addr   (verdict_verdict),
        .enable (verdicts_enable_term_4),
        .next   (next),
        .write  (1'b1),
        .word   (verdicts_word),
        .at     (verdicts_at),
        .valid  (verdicts_valid)
    );

    context_copy_w48_n64 verdicts_copy (
        .clk    (clk),
        .enable (valid_out),
        .pdc    (code_out),
        .data   (next),
        .read   (chosen),
        .word   (verdicts_copy_word)
    );

    statistics_counter_w48_by2 stored_response (
        .clk    (clk),
        .rst    (rst),
        .amount (events_stored_response),
        .clear  (1'b0),
        .count  (stored_response_count)
    );

    statistics_counter_w48_by2 ack_req_stored (
        .clk    (clk),
        .rst    (rst),
        .amount (events_ack_req_stored),
        .clear  (1'b0),
        .count  (ack_req_stored_count)
    );

    statistics_counter_w48_by2 nack_gtd_resp_unavail (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nack_gtd_resp_unavail),
        .clear  (1'b0),
        .count  (nack_gtd_resp_unavail_count)
    );

    statistics_counter_w48_by2 nack_ack_with_data (
        .clk    (clk),
        .rst    (rst),
        .amount (events_nack_ack_with_data),
        .clear  (1'b0),
        .count  (nack_ack_with_data_count)
    );

    statistics_counter_w48_by2 request_clear_applied (
        .clk    (clk),
        .rst    (rst),
        .amount (events_request_clear_applied),
        .clear  (1'b0),
        .count  (request_clear_applied_count)
    );

    statistics_counter_w48_by2 request_clear_invalid (
        .clk    (clk),
        .rst    (rst),
        .amount (events_request_clear_invalid),
        .clear  (1'b0),
        .count  (request_clear_invalid_count)
    );

    statistics_counter_w48_by2 response_stale (
        .clk    (clk),
        .rst    (rst),
        .amount (events_response_stale),
        .clear  (1'b0),
        .count  (response_stale_count)
    );

    statistics_counter_w48_by2 guaranteed_not_stored (
        .clk    (clk),
        .rst    (rst),
        .amount (events_guaranteed_not_stored),
        .clear  (1'b0),
        .count  (guaranteed_not_stored_count)
    );

    statistics_counter_w48_by2 new_pdc_timeout (
        .clk    (clk),
        .rst    (rst),
        .amount (events_new_pdc_timeout),
        .clear  (1'b0),
        .count  (new_pdc_timeout_count)
    );

    statistics_counter_w48_by2 close_req_timeout (
        .clk    (clk),
        .rst    (rst),
        .amount (events_close_req_timeout),
        .clear  (1'b0),
        .count  (close_req_timeout_count)
    );

    statistics_counter_w48_by2 command_ignored (
        .clk    (clk),
        .rst    (rst),
        .amount (events_command_ignored),
        .clear  (1'b0),
        .count  (command_ignored_count)
    );

    statistics_counter_w48_by2 reply_dropped (
        .clk    (clk),
        .rst    (rst),
        .amount (events_reply_dropped),
        .clear  (1'b0),
        .count  (reply_dropped_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            counted <= 64'd0;
            valid_word <= 1'b0;
            valid_out <= 1'b0;
            chosen <= 6'd0;
            quiet <= 4'd0;
        end else begin
            valid_word <= verdicts_enable_term_4;
            valid_out <= valid_word;
            if (valid_out) begin
                counted <= counted | (64'd1 << code_out);
            end
            if (take) begin
                chosen <= index;
            end
            quiet <= {quiet[2:0], !take};
        end
    end

    always @(posedge clk) begin
        code_word <= verdict_verdict;
        code_out <= code_word;
        is_own <= is_own_term_5 || chosen == 6'd50;
        own_count <= own_count_or_10 | (reply_dropped_count & {48{chosen == 6'd50}});
        is_counted_show <= counted_shr_chosen[0];
        is_counted_out <= is_counted_show;
        if (!quiet_all) begin
            snapshot <= is_own ? own_count : verdicts_copy_word & {48{is_counted_out}};
        end
    end

    assign taken = quiet_all;
    assign new_pdc_timeouts = new_pdc_timeout_count;

    wire _unused_ok = &{1'b0, verdicts_at, verdicts_valid, counted_shr_code_out[63:1], counted_shr_chosen[63:1]};

endmodule

`default_nettype wire
