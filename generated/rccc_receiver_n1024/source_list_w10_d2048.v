// Up to 2048 sources in the order in which they joined.
`default_nettype none

module source_list_w10_d2048 (
    input  wire        clk,
    input  wire        rst,
    input  wire        push,
    input  wire  [9:0] source,
    input  wire        pop,
    output wire        some,
    output reg  [11:0] count,
    output reg   [9:0] first
);

    reg  [10:0] head;
    reg   [9:0] sources_rdata;
    (* no_rw_check *)
    reg   [9:0] sources [0:2047];

    assign some = |count;
    wire        pushes = push && !count[11];
    wire        pops = pop && some;
    wire [10:0] head_plus_count_10_0 = head + count[10:0];

    always @(posedge clk) begin
        sources_rdata <= sources[head];
        if (pushes) sources[head_plus_count_10_0] <= source;
    end

    always @(posedge clk) begin
        if (rst) begin
            head <= 11'd0;
            count <= 12'd0;
        end else begin
            if (pops) begin
                head <= head + 11'd1;
            end
            if (pushes && !pops) begin
                count <= count + 12'd1;
            end
            if (pops && !pushes) begin
                count <= count - 12'd1;
            end
        end
    end

    always @(posedge clk) begin
        first <= sources_rdata;
    end

`ifdef FORMAL
    always @(posedge clk) if (!rst) count_is_within: assert (count <= 12'h800);
`endif

endmodule

`default_nettype wire
