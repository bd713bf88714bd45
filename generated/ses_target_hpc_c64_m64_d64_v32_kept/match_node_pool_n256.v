// Which of 256 nodes of lists are free.
`default_nettype none

module match_node_pool_n256 (
    input  wire       clk,
    input  wire       rst,
    input  wire       take,
    input  wire       give,
    input  wire [7:0] given,
    output reg        some,
    output wire [7:0] node,
    output reg  [8:0] free
);

    reg  [8:0] fresh;
    reg  [8:0] stacked;
    reg  [7:0] stack_rdata;
    (* no_rw_check *)
    reg  [7:0] stack [0:255];

    wire       is_stacked = |stacked;
    wire       takes = take && some;
    wire [8:0] stacked_minus_1 = stacked - 9'd1;

    always @(posedge clk) begin
        stack_rdata <= stack[stacked_minus_1[7:0]];
        if (give) stack[stacked[7:0]] <= given;
    end

    always @(posedge clk) begin
        if (rst) begin
            fresh <= 9'd0;
            stacked <= 9'd0;
            free <= 9'h100;
            some <= 1'b1;
        end else begin
            if (give) begin
                stacked <= stacked + 9'd1;
                free <= free + 9'd1;
                some <= 1'b1;
            end
            if (takes) begin
                if (is_stacked) begin
                    stacked <= stacked_minus_1;
                end else begin
                    fresh <= fresh + 9'd1;
                end
                free <= free - 9'd1;
                some <= free != 9'd1;
            end
        end
    end

    assign node = is_stacked ? stack_rdata : fresh[7:0];

`ifdef FORMAL
    always @(posedge clk) if (!rst) takes_or_gives: assert (!(take && give));
    always @(posedge clk) if (!rst) counts_all: assert (free + fresh == stacked + 9'h100 && some == (|free));
    always @(posedge clk) if (!rst) holds_no_more_than_all: assert (free <= 9'h100);
`endif

endmodule

`default_nettype wire
