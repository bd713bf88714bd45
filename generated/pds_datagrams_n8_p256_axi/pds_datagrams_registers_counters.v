// 9 counters of 64 bits that follow short ones.
`default_nettype none

module pds_datagrams_registers_counters (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] counts_datagram_sent,
    input  wire  [5:0] counts_retransmitted,
    input  wire  [5:0] counts_lost_trim,
    input  wire  [5:0] counts_lost_nack,
    input  wire  [5:0] counts_lost_timeout,
    input  wire  [5:0] counts_nack_unexpected,
    input  wire  [5:0] counts_pkt_id_unknown,
    input  wire  [5:0] counts_peer_dropped,
    input  wire  [5:0] counts_failed,
    input  wire  [3:0] read,
    output wire [63:0] total
);

    reg   [3:0] turn;
    reg         begun;
    reg         shown;
    reg   [5:0] short;
    reg   [3:0] place;
    reg  [63:0] whole;
    reg  [63:0] totals [0:15];

    wire [63:0] totals_rdata = totals[turn];
    wire  [5:0] difference = short - whole[5:0];
    wire  [5:0] grown = difference;
    wire [63:0] totals_rdata_1 = totals[read];
    wire  [5:0] short_choice = turn[0] ? counts_peer_dropped : counts_pkt_id_unknown;
    wire  [5:0] short_choice_2 = turn[0] ? counts_nack_unexpected : counts_lost_timeout;
    wire  [5:0] short_choice_3 = turn[1] ? short_choice : short_choice_2;
    wire  [5:0] short_choice_4 = turn[0] ? counts_lost_nack : counts_lost_trim;
    wire  [5:0] short_choice_5 = turn[0] ? counts_retransmitted : counts_datagram_sent;
    wire  [5:0] short_choice_6 = turn[2] ? short_choice_3 : turn[1] ? short_choice_4 : short_choice_5;

    always @(posedge clk) begin
        totals[place] <= whole + {58'd0, grown};
    end

    always @(posedge clk) begin
        if (rst) begin
            turn <= 4'd0;
            begun <= 1'b0;
            shown <= 1'b0;
        end else begin
            turn <= turn + 4'd1;
            if (turn == 4'd15) begin
                begun <= 1'b1;
            end
            shown <= begun;
        end
    end

    always @(posedge clk) begin
        place <= turn;
        short <= turn[3] ? counts_failed : short_choice_6;
        whole <= totals_rdata & {64{begun}};
    end

    assign total = totals_rdata_1 & {64{shown}};

endmodule

`default_nettype wire
