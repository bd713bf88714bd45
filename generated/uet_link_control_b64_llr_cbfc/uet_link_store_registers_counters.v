// 2 counters of 64 bits that follow short ones.
`default_nettype none

module uet_link_store_registers_counters (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] counts_damaged,
    input  wire [31:0] counts_lost,
    input  wire  [1:0] read,
    output wire [63:0] total
);

    reg   [1:0] turn;
    reg         begun;
    reg         shown;
    reg  [31:0] short;
    reg   [1:0] place;
    reg  [63:0] whole;
    reg  [63:0] totals [0:3];

    wire [63:0] totals_rdata = totals[turn];
    wire [31:0] difference = short - whole[31:0];
    wire [31:0] grown = difference;
    wire [63:0] totals_rdata_1 = totals[read];

    always @(posedge clk) begin
        totals[place] <= whole + {32'd0, grown};
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
        short <= turn[0] ? counts_lost : counts_damaged;
        whole <= totals_rdata & {64{begun}};
    end

    assign total = totals_rdata_1 & {64{shown}};

endmodule

`default_nettype wire
