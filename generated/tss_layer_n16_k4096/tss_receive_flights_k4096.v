// Which keys are in use, and with which a packet was opened.
`default_nettype none

module tss_receive_flights_k4096 (
    input  wire        clk,
    input  wire        rst,
    input  wire        issue_enable,
    input  wire  [8:0] issue_flight_spot_row,
    input  wire [11:0] issue_flight_spot_slot,
    input  wire        issue_flight_on_probation,
    input  wire        completed,
    input  wire        opened,
    input  wire [11:0] asked,
    output wire        free,
    output wire        none,
    output wire  [8:0] promote_payload_row,
    output wire [11:0] promote_payload_slot,
    output wire        promote_valid,
    input  wire        promote_ready
);

    reg   [6:0] issued;
    reg   [6:0] ended;
    reg   [6:0] last_packets_rdata;
    wire        promotions_up_ready;
    wire  [8:0] promotions_down_payload_row;
    wire [11:0] promotions_down_payload_slot;
    wire        promotions_down_valid;
    reg   [6:0] last_packets [0:4095];
    reg  [21:0] under_way [0:127];

    wire  [6:0] flying = issued - ended;
    wire        in_use = last_packets_rdata - ended < flying;
    wire [21:0] under_way_rdata = under_way[ended];
    wire        flying_any = |flying;

    fifo_w21_d4 promotions (
        .clk               (clk),
        .rst               (rst),
        .up_payload_row    (under_way_rdata[21:13]),
        .up_payload_slot   (under_way_rdata[12:1]),
        .up_valid          (completed && opened && under_way_rdata[0]),
        .up_ready          (promotions_up_ready),
        .down_payload_row  (promotions_down_payload_row),
        .down_payload_slot (promotions_down_payload_slot),
        .down_valid        (promotions_down_valid),
        .down_ready        (promote_ready)
    );

    always @(posedge clk) begin
        last_packets_rdata <= last_packets[asked];
        if (issue_enable) last_packets[issue_flight_spot_slot] <= issued;
    end

    always @(posedge clk) begin
        if (issue_enable) under_way[issued] <= {issue_flight_spot_row, issue_flight_spot_slot, issue_flight_on_probation};
    end

    always @(posedge clk) begin
        if (rst) begin
            issued <= 7'd0;
            ended <= 7'd0;
        end else begin
            if (issue_enable) begin
                issued <= issued + 7'd1;
            end
            if (completed) begin
                ended <= ended + 7'd1;
            end
        end
    end

    assign free = !in_use;
    assign none = !flying_any;
    assign promote_payload_row = promotions_down_payload_row;
    assign promote_payload_slot = promotions_down_payload_slot;
    assign promote_valid = promotions_down_valid;

    wire _unused_ok = &{1'b0, promotions_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) flights_are_counted: assert (!issue_enable || flying != 7'd127);
    always @(posedge clk) if (!rst) ends_were_issued: assert (!completed || flying_any);
`endif

endmodule

`default_nettype wire
