// 4 counters of 64 bits that follow short ones.
`default_nettype none

module dcqcn_registers_g100_n8_counters (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] counts_marks,
    input  wire  [7:0] counts_packets,
    input  wire  [7:0] counts_turns,
    input  wire  [7:0] counts_slow_turns,
    input  wire  [1:0] read,
    output wire [63:0] total
);

    reg   [1:0] turn;
    reg         begun;
    reg         shown;
    reg   [7:0] short;
    reg   [1:0] place;
    reg  [63:0] whole;
    reg  [63:0] totals [0:3];

    wire [63:0] totals_rdata = totals[turn];
    wire  [7:0] difference = short - whole[7:0];
    wire  [7:0] grown = difference;
    wire [63:0] totals_rdata_1 = totals[read];
    wire  [7:0] short_choice = turn[0] ? counts_slow_turns : counts_turns;

    always @(posedge clk) begin
        totals[place] <= whole + {56'd0, grown};
    end

    always @(posedge clk) begin
        if (rst) begin
            turn <= 2'd0;
            begun <= 1'b0;
            shown <= 1'b0;
        end else begin
            turn <= turn + 2'd1;
            if (turn == 2'd3) begin
                begun <= 1'b1;
            end
            shown <= begun;
        end
    end

    always @(posedge clk) begin
        place <= turn;
        short <= turn[1] ? short_choice : turn[0] ? counts_packets : counts_marks;
        whole <= totals_rdata & {64{begun}};
    end

    assign total = totals_rdata_1 & {64{shown}};

endmodule

`default_nettype wire
