// Up to 1024 sources in the order in which they joined.
`default_nettype none

module source_list_w10_d1024 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push,
    input  wire  [9:0] source,
    input  wire        pop,
    output wire        some,
    output reg  [10:0] count,
    output reg   [9:0] first
);

    reg  [9:0] head;
    reg  [9:0] sources_rdata;
    (* no_rw_check *)
    reg  [9:0] sources [0:1023];

    assign some = |count;
    wire       pushes = push && !count[10];
    wire       pops = pop && some;
    wire [9:0] head_plus_count_9_0 = head + count[9:0];

    always @(posedge clk) begin
        sources_rdata <= sources[head];
        if (pushes) sources[head_plus_count_9_0] <= source;
    end

    always @(posedge clk) begin
        if (rst) begin
            head <= 10'd0;
            count <= 11'd0;
        end else begin
            if (pops) begin
                head <= head + 10'd1;
            end
            if (pushes && !pops) begin
                count <= count + 11'd1;
            end
            if (pops && !pushes) begin
                count <= count - 11'd1;
            end
        end
    end

    always @(posedge clk) begin
        first <= sources_rdata;
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) count_is_within: assert (count <= 11'h400);
`endif

endmodule

`default_nettype wire
