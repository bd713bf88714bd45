// Which of 1024 nodes of lists are free.
`default_nettype none

module match_node_pool_n1024 (
    input  wire        clk,
    input  wire        rst,
    input  wire        take,
    input  wire        give,
    input  wire  [9:0] given,
    output reg         some,
    output wire  [9:0] node,
    output reg  [10:0] free
);

    reg  [10:0] fresh;
    reg  [10:0] stacked;
    reg   [9:0] stack_rdata;
    (* no_rw_check *)
    reg   [9:0] stack [0:1023];

    wire        is_stacked = |stacked;
    wire        takes = take && some;
    wire [10:0] stacked_minus_1 = stacked - 11'd1;

    always @(posedge clk) begin
        stack_rdata <= stack[stacked_minus_1[9:0]];
        if (give) stack[stacked[9:0]] <= given;
    end

    always @(posedge clk) begin
        if (rst) begin
            fresh <= 11'd0;
            stacked <= 11'd0;
            free <= 11'h400;
            some <= 1'b1;
        end else begin
            if (give) begin
                stacked <= stacked + 11'd1;
                free <= free + 11'd1;
                some <= 1'b1;
            end
            if (takes) begin
                if (is_stacked) begin
                    stacked <= stacked_minus_1;
                end else begin
                    fresh <= fresh + 11'd1;
                end
                free <= free - 11'd1;
                some <= free != 11'd1;
            end
        end
    end

    assign node = is_stacked ? stack_rdata : fresh[9:0];

`ifdef FORMAL
    always @(posedge clk) if (!rst) takes_or_gives: assert (!(take && give));
    always @(posedge clk) if (!rst) counts_all: assert (free + fresh == stacked + 11'h400 && some == (|free));
    always @(posedge clk) if (!rst) holds_no_more_than_all: assert (free <= 11'h400);
`endif

endmodule

`default_nettype wire
