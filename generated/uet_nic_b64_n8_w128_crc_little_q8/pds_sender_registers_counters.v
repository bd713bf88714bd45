// 31 counters of 64 bits that follow short ones.
`default_nettype none

module pds_sender_registers_counters (
    input  wire        clk,
    input  wire        rst,
    input  wire  [6:0] counts_ack_unknown_pdc,
    input  wire  [6:0] counts_ack_mismatch,
    input  wire  [6:0] counts_ack_out_of_range,
    input  wire  [6:0] counts_sack_out_of_range,
    input  wire  [6:0] counts_nack_out_of_range,
    input  wire  [6:0] counts_nack_again,
    input  wire  [6:0] counts_nack_unexpected,
    input  wire  [6:0] counts_probe_stale,
    input  wire  [6:0] counts_peer_dropped,
    input  wire  [6:0] counts_retransmitted,
    input  wire  [6:0] counts_lost_trim,
    input  wire  [6:0] counts_lost_nack,
    input  wire  [6:0] counts_lost_tail,
    input  wire  [6:0] counts_lost_timeout,
    input  wire  [6:0] counts_held_timeout,
    input  wire  [6:0] counts_spurious,
    input  wire  [6:0] counts_duplicate_ack,
    input  wire  [6:0] counts_ack_req_sent,
    input  wire  [6:0] counts_probe_sent,
    input  wire  [6:0] counts_clear_sent,
    input  wire  [6:0] counts_recoveries,
    input  wire  [6:0] counts_pdc_opened,
    input  wire  [6:0] counts_pdc_closed,
    input  wire  [6:0] counts_pdc_error,
    input  wire  [6:0] counts_pdc_moved,
    input  wire  [6:0] counts_parked,
    input  wire  [6:0] counts_unsent,
    input  wire  [6:0] counts_sent,
    input  wire  [6:0] counts_lost_entropy,
    input  wire  [6:0] counts_credit_req_sent,
    input  wire  [6:0] counts_credit_req_ignored,
    input  wire  [4:0] read,
    output wire [63:0] total
);

    reg   [4:0] turn;
    reg         begun;
    reg         shown;
    reg   [6:0] short;
    reg   [4:0] place;
    reg  [63:0] whole;
    reg  [63:0] totals [0:31];

    wire [63:0] totals_rdata = totals[turn];
    wire  [6:0] difference = short - whole[6:0];
    wire  [6:0] grown = difference;
    wire [63:0] totals_rdata_1 = totals[read];
    wire  [6:0] short_choice = turn[0] ? counts_credit_req_sent : counts_lost_entropy;
    wire  [6:0] short_choice_2 = turn[1] ? counts_credit_req_ignored : short_choice;
    wire  [6:0] short_choice_3 = turn[0] ? counts_parked : counts_pdc_moved;
    wire  [6:0] short_choice_4 = turn[1] ? (turn[0] ? counts_sent : counts_unsent) : short_choice_3;
    wire  [6:0] short_choice_5 = turn[0] ? counts_pdc_error : counts_pdc_closed;
    wire  [6:0] short_choice_6 = turn[0] ? counts_pdc_opened : counts_recoveries;
    wire  [6:0] short_choice_7 = turn[1] ? short_choice_5 : short_choice_6;
    wire  [6:0] short_choice_8 = turn[0] ? counts_clear_sent : counts_probe_sent;
    wire  [6:0] short_choice_9 = turn[0] ? counts_ack_req_sent : counts_duplicate_ack;
    wire  [6:0] short_choice_10 = turn[2] ? short_choice_7 : turn[1] ? short_choice_8 : short_choice_9;
    wire  [6:0] short_choice_11 = turn[3] ? (turn[2] ? short_choice_2 : short_choice_4) : short_choice_10;
    wire  [6:0] short_choice_12 = turn[0] ? counts_spurious : counts_held_timeout;
    wire  [6:0] short_choice_13 = turn[0] ? counts_lost_timeout : counts_lost_tail;
    wire  [6:0] short_choice_14 = turn[1] ? short_choice_12 : short_choice_13;
    wire  [6:0] short_choice_15 = turn[0] ? counts_lost_nack : counts_lost_trim;
    wire  [6:0] short_choice_16 = turn[0] ? counts_retransmitted : counts_peer_dropped;
    wire  [6:0] short_choice_17 = turn[2] ? short_choice_14 : turn[1] ? short_choice_15 : short_choice_16;
    wire  [6:0] short_choice_18 = turn[0] ? counts_probe_stale : counts_nack_unexpected;
    wire  [6:0] short_choice_19 = turn[0] ? counts_nack_again : counts_nack_out_of_range;
    wire  [6:0] short_choice_20 = turn[1] ? short_choice_18 : short_choice_19;
    wire  [6:0] short_choice_21 = turn[0] ? counts_sack_out_of_range : counts_ack_out_of_range;
    wire  [6:0] short_choice_22 = turn[0] ? counts_ack_mismatch : counts_ack_unknown_pdc;
    wire  [6:0] short_choice_23 = turn[2] ? short_choice_20 : turn[1] ? short_choice_21 : short_choice_22;

    always @(posedge clk) begin
        totals[place] <= whole + {57'd0, grown};
    end

    always @(posedge clk) begin
        if (rst) begin
            turn <= 5'd0;
            begun <= 1'b0;
            shown <= 1'b0;
        end else begin
            turn <= turn + 5'd1;
            if (turn == 5'd31) begin
                begun <= 1'b1;
            end
            shown <= begun;
        end
    end

    always @(posedge clk) begin
        place <= turn;
        short <= turn[4] ? short_choice_11 : turn[3] ? short_choice_17 : short_choice_23;
        whole <= totals_rdata & {64{begun}};
    end

    assign total = totals_rdata_1 & {64{shown}};

endmodule

`default_nettype wire
