// AXI4-Lite decoder: identity, addresses, traffic, target, initiator, congestion, semantics, neighbours, levels, commands.
`default_nettype none

module uet_endpoint_decoder_ses (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] s_axi_awaddr,
    input  wire  [2:0] s_axi_awprot,
    input  wire        s_axi_awvalid,
    output wire        s_axi_awready,
    input  wire [31:0] s_axi_wdata,
    input  wire  [3:0] s_axi_wstrb,
    input  wire        s_axi_wvalid,
    output wire        s_axi_wready,
    output reg   [1:0] s_axi_bresp,
    output reg         s_axi_bvalid,
    input  wire        s_axi_bready,
    input  wire [15:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output reg  [31:0] s_axi_rdata,
    output reg   [1:0] s_axi_rresp,
    output reg         s_axi_rvalid,
    input  wire        s_axi_rready,
    output wire  [6:0] identity_awaddr,
    output wire  [2:0] identity_awprot,
    output wire        identity_awvalid,
    input  wire        identity_awready,
    output wire [31:0] identity_wdata,
    output wire  [3:0] identity_wstrb,
    output wire        identity_wvalid,
    input  wire        identity_wready,
    input  wire  [1:0] identity_bresp,
    input  wire        identity_bvalid,
    output wire        identity_bready,
    output wire  [6:0] identity_araddr,
    output wire  [2:0] identity_arprot,
    output wire        identity_arvalid,
    input  wire        identity_arready,
    input  wire [31:0] identity_rdata,
    input  wire  [1:0] identity_rresp,
    input  wire        identity_rvalid,
    output wire        identity_rready,
    output wire  [6:0] addresses_awaddr,
    output wire  [2:0] addresses_awprot,
    output wire        addresses_awvalid,
    input  wire        addresses_awready,
    output wire [31:0] addresses_wdata,
    output wire  [3:0] addresses_wstrb,
    output wire        addresses_wvalid,
    input  wire        addresses_wready,
    input  wire  [1:0] addresses_bresp,
    input  wire        addresses_bvalid,
    output wire        addresses_bready,
    output wire  [6:0] addresses_araddr,
    output wire  [2:0] addresses_arprot,
    output wire        addresses_arvalid,
    input  wire        addresses_arready,
    input  wire [31:0] addresses_rdata,
    input  wire  [1:0] addresses_rresp,
    input  wire        addresses_rvalid,
    output wire        addresses_rready,
    output wire  [8:0] traffic_awaddr,
    output wire  [2:0] traffic_awprot,
    output wire        traffic_awvalid,
    input  wire        traffic_awready,
    output wire [31:0] traffic_wdata,
    output wire  [3:0] traffic_wstrb,
    output wire        traffic_wvalid,
    input  wire        traffic_wready,
    input  wire  [1:0] traffic_bresp,
    input  wire        traffic_bvalid,
    output wire        traffic_bready,
    output wire  [8:0] traffic_araddr,
    output wire  [2:0] traffic_arprot,
    output wire        traffic_arvalid,
    input  wire        traffic_arready,
    input  wire [31:0] traffic_rdata,
    input  wire  [1:0] traffic_rresp,
    input  wire        traffic_rvalid,
    output wire        traffic_rready,
    output wire  [5:0] target_awaddr,
    output wire  [2:0] target_awprot,
    output wire        target_awvalid,
    input  wire        target_awready,
    output wire [31:0] target_wdata,
    output wire  [3:0] target_wstrb,
    output wire        target_wvalid,
    input  wire        target_wready,
    input  wire  [1:0] target_bresp,
    input  wire        target_bvalid,
    output wire        target_bready,
    output wire  [5:0] target_araddr,
    output wire  [2:0] target_arprot,
    output wire        target_arvalid,
    input  wire        target_arready,
    input  wire [31:0] target_rdata,
    input  wire  [1:0] target_rresp,
    input  wire        target_rvalid,
    output wire        target_rready,
    output wire  [8:0] initiator_awaddr,
    output wire  [2:0] initiator_awprot,
    output wire        initiator_awvalid,
    input  wire        initiator_awready,
    output wire [31:0] initiator_wdata,
    output wire  [3:0] initiator_wstrb,
    output wire        initiator_wvalid,
    input  wire        initiator_wready,
    input  wire  [1:0] initiator_bresp,
    input  wire        initiator_bvalid,
    output wire        initiator_bready,
    output wire  [8:0] initiator_araddr,
    output wire  [2:0] initiator_arprot,
    output wire        initiator_arvalid,
    input  wire        initiator_arready,
    input  wire [31:0] initiator_rdata,
    input  wire  [1:0] initiator_rresp,
    input  wire        initiator_rvalid,
    output wire        initiator_rready,
    output wire  [2:0] congestion_awaddr,
    output wire  [2:0] congestion_awprot,
    output wire        congestion_awvalid,
    input  wire        congestion_awready,
    output wire [31:0] congestion_wdata,
    output wire  [3:0] congestion_wstrb,
    output wire        congestion_wvalid,
    input  wire        congestion_wready,
    input  wire  [1:0] congestion_bresp,
    input  wire        congestion_bvalid,
    output wire        congestion_bready,
    output wire  [2:0] congestion_araddr,
    output wire  [2:0] congestion_arprot,
    output wire        congestion_arvalid,
    input  wire        congestion_arready,
    input  wire [31:0] congestion_rdata,
    input  wire  [1:0] congestion_rresp,
    input  wire        congestion_rvalid,
    output wire        congestion_rready,
    output wire  [7:0] semantics_awaddr,
    output wire  [2:0] semantics_awprot,
    output wire        semantics_awvalid,
    input  wire        semantics_awready,
    output wire [31:0] semantics_wdata,
    output wire  [3:0] semantics_wstrb,
    output wire        semantics_wvalid,
    input  wire        semantics_wready,
    input  wire  [1:0] semantics_bresp,
    input  wire        semantics_bvalid,
    output wire        semantics_bready,
    output wire  [7:0] semantics_araddr,
    output wire  [2:0] semantics_arprot,
    output wire        semantics_arvalid,
    input  wire        semantics_arready,
    input  wire [31:0] semantics_rdata,
    input  wire  [1:0] semantics_rresp,
    input  wire        semantics_rvalid,
    output wire        semantics_rready,
    output wire  [5:0] neighbours_awaddr,
    output wire  [2:0] neighbours_awprot,
    output wire        neighbours_awvalid,
    input  wire        neighbours_awready,
    output wire [31:0] neighbours_wdata,
    output wire  [3:0] neighbours_wstrb,
    output wire        neighbours_wvalid,
    input  wire        neighbours_wready,
    input  wire  [1:0] neighbours_bresp,
    input  wire        neighbours_bvalid,
    output wire        neighbours_bready,
    output wire  [5:0] neighbours_araddr,
    output wire  [2:0] neighbours_arprot,
    output wire        neighbours_arvalid,
    input  wire        neighbours_arready,
    input  wire [31:0] neighbours_rdata,
    input  wire  [1:0] neighbours_rresp,
    input  wire        neighbours_rvalid,
    output wire        neighbours_rready,
    output wire  [5:0] levels_awaddr,
    output wire  [2:0] levels_awprot,
    output wire        levels_awvalid,
    input  wire        levels_awready,
    output wire [31:0] levels_wdata,
    output wire  [3:0] levels_wstrb,
    output wire        levels_wvalid,
    input  wire        levels_wready,
    input  wire  [1:0] levels_bresp,
    input  wire        levels_bvalid,
    output wire        levels_bready,
    output wire  [5:0] levels_araddr,
    output wire  [2:0] levels_arprot,
    output wire        levels_arvalid,
    input  wire        levels_arready,
    input  wire [31:0] levels_rdata,
    input  wire  [1:0] levels_rresp,
    input  wire        levels_rvalid,
    output wire        levels_rready,
    output wire  [3:0] commands_awaddr,
    output wire  [2:0] commands_awprot,
    output wire        commands_awvalid,
    input  wire        commands_awready,
    output wire [31:0] commands_wdata,
    output wire  [3:0] commands_wstrb,
    output wire        commands_wvalid,
    input  wire        commands_wready,
    input  wire  [1:0] commands_bresp,
    input  wire        commands_bvalid,
    output wire        commands_bready,
    output wire  [3:0] commands_araddr,
    output wire  [2:0] commands_arprot,
    output wire        commands_arvalid,
    input  wire        commands_arready,
    input  wire [31:0] commands_rdata,
    input  wire  [1:0] commands_rresp,
    input  wire        commands_rvalid,
    output wire        commands_rready
);

    localparam [1:0] S_AXI_BRESP_DECERR = 2'd3;

    reg         aw_held;
    reg         w_held;
    reg         aw_left;
    reg         w_left;
    reg  [15:0] awaddr;
    reg   [2:0] awprot;
    reg  [31:0] wdata;
    reg   [3:0] wstrb;
    reg   [9:0] w_choice;
    reg         ar_held;
    reg         ar_left;
    reg  [15:0] araddr;
    reg   [2:0] arprot;
    reg   [9:0] r_choice;

    wire        writes = aw_held && w_held && !s_axi_bvalid;
    wire        b_taken = writes && aw_left && w_left;
    wire        reads = ar_held && !s_axi_rvalid;
    wire        r_taken = reads && ar_left;
    wire        writes_and_w_choice_0 = writes && w_choice[0];
    wire        writes_and_w_choice_1 = writes && w_choice[1];
    wire        writes_and_w_choice_2 = writes && w_choice[2];
    wire        writes_and_w_choice_3 = writes && w_choice[3];
    wire        writes_and_w_choice_4 = writes && w_choice[4];
    wire        writes_and_w_choice_5 = writes && w_choice[5];
    wire        writes_and_w_choice_6 = writes && w_choice[6];
    wire        writes_and_w_choice_7 = writes && w_choice[7];
    wire        writes_and_w_choice_8 = writes && w_choice[8];
    wire        writes_and_w_choice_9 = writes && w_choice[9];
    wire        aw_left_term = addresses_awready && w_choice[1];
    wire        aw_left_term_2 = (identity_awready && w_choice[0]) || aw_left_term;
    wire        aw_left_term_3 = aw_left_term_2 || (traffic_awready && w_choice[2]);
    wire        aw_left_term_4 = aw_left_term_3 || (target_awready && w_choice[3]);
    wire        aw_left_term_5 = aw_left_term_4 || (initiator_awready && w_choice[4]);
    wire        aw_left_term_6 = aw_left_term_5 || (congestion_awready && w_choice[5]);
    wire        aw_left_term_7 = aw_left_term_6 || (semantics_awready && w_choice[6]);
    wire        aw_left_term_8 = aw_left_term_7 || (neighbours_awready && w_choice[7]);
    wire        aw_left_term_9 = aw_left_term_8 || (levels_awready && w_choice[8]);
    wire        w_left_term = (identity_wready && w_choice[0]) || (addresses_wready && w_choice[1]);
    wire        w_left_term_2 = w_left_term || (traffic_wready && w_choice[2]);
    wire        w_left_term_3 = w_left_term_2 || (target_wready && w_choice[3]);
    wire        w_left_term_4 = w_left_term_3 || (initiator_wready && w_choice[4]);
    wire        w_left_term_5 = w_left_term_4 || (congestion_wready && w_choice[5]);
    wire        w_left_term_6 = w_left_term_5 || (semantics_wready && w_choice[6]);
    wire        w_left_term_7 = w_left_term_6 || (neighbours_wready && w_choice[7]);
    wire        w_left_term_8 = w_left_term_7 || (levels_wready && w_choice[8]);
    wire        s_axi_bvalid_term = (identity_bvalid && w_choice[0]) || (addresses_bvalid && w_choice[1]);
    wire        s_axi_bvalid_term_2 = s_axi_bvalid_term || (traffic_bvalid && w_choice[2]);
    wire        s_axi_bvalid_term_3 = s_axi_bvalid_term_2 || (target_bvalid && w_choice[3]);
    wire        s_axi_bvalid_term_4 = s_axi_bvalid_term_3 || (initiator_bvalid && w_choice[4]);
    wire        s_axi_bvalid_term_5 = s_axi_bvalid_term_4 || (congestion_bvalid && w_choice[5]);
    wire        s_axi_bvalid_term_6 = s_axi_bvalid_term_5 || (semantics_bvalid && w_choice[6]);
    wire        s_axi_bvalid_term_7 = s_axi_bvalid_term_6 || (neighbours_bvalid && w_choice[7]);
    wire        s_axi_bvalid_term_8 = s_axi_bvalid_term_7 || (levels_bvalid && w_choice[8]);
    wire        ar_left_term = addresses_arready && r_choice[1];
    wire        ar_left_term_2 = (identity_arready && r_choice[0]) || ar_left_term;
    wire        ar_left_term_3 = ar_left_term_2 || (traffic_arready && r_choice[2]);
    wire        ar_left_term_4 = ar_left_term_3 || (target_arready && r_choice[3]);
    wire        ar_left_term_5 = ar_left_term_4 || (initiator_arready && r_choice[4]);
    wire        ar_left_term_6 = ar_left_term_5 || (congestion_arready && r_choice[5]);
    wire        ar_left_term_7 = ar_left_term_6 || (semantics_arready && r_choice[6]);
    wire        ar_left_term_8 = ar_left_term_7 || (neighbours_arready && r_choice[7]);
    wire        ar_left_term_9 = ar_left_term_8 || (levels_arready && r_choice[8]);
    wire        s_axi_rvalid_term = (identity_rvalid && r_choice[0]) || (addresses_rvalid && r_choice[1]);
    wire        s_axi_rvalid_term_2 = s_axi_rvalid_term || (traffic_rvalid && r_choice[2]);
    wire        s_axi_rvalid_term_3 = s_axi_rvalid_term_2 || (target_rvalid && r_choice[3]);
    wire        s_axi_rvalid_term_4 = s_axi_rvalid_term_3 || (initiator_rvalid && r_choice[4]);
    wire        s_axi_rvalid_term_5 = s_axi_rvalid_term_4 || (congestion_rvalid && r_choice[5]);
    wire        s_axi_rvalid_term_6 = s_axi_rvalid_term_5 || (semantics_rvalid && r_choice[6]);
    wire        s_axi_rvalid_term_7 = s_axi_rvalid_term_6 || (neighbours_rvalid && r_choice[7]);
    wire        s_axi_rvalid_term_8 = s_axi_rvalid_term_7 || (levels_rvalid && r_choice[8]);
    wire [31:0] s_axi_rdata_and = addresses_rdata & {32{r_choice[1]}};
    wire [31:0] s_axi_rdata_or = (identity_rdata & {32{r_choice[0]}}) | s_axi_rdata_and;
    wire [31:0] s_axi_rdata_or_2 = s_axi_rdata_or | (traffic_rdata & {32{r_choice[2]}});
    wire [31:0] s_axi_rdata_or_3 = s_axi_rdata_or_2 | (target_rdata & {32{r_choice[3]}});
    wire [31:0] s_axi_rdata_or_4 = s_axi_rdata_or_3 | (initiator_rdata & {32{r_choice[4]}});
    wire [31:0] s_axi_rdata_or_5 = s_axi_rdata_or_4 | (congestion_rdata & {32{r_choice[5]}});
    wire [31:0] s_axi_rdata_or_6 = s_axi_rdata_or_5 | (semantics_rdata & {32{r_choice[6]}});
    wire [31:0] s_axi_rdata_or_7 = s_axi_rdata_or_6 | (neighbours_rdata & {32{r_choice[7]}});
    wire [31:0] s_axi_rdata_or_8 = s_axi_rdata_or_7 | (levels_rdata & {32{r_choice[8]}});

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            aw_left <= 1'b0;
            w_left <= 1'b0;
            s_axi_bvalid <= 1'b0;
            ar_held <= 1'b0;
            ar_left <= 1'b0;
            s_axi_rvalid <= 1'b0;
        end else begin
            if (s_axi_awvalid && !aw_held) begin
                aw_held <= 1'b1;
            end
            if (s_axi_wvalid && !w_held) begin
                w_held <= 1'b1;
            end
            if (writes && (aw_left_term_9 || (commands_awready && w_choice[9]))) begin
                aw_left <= 1'b1;
            end
            if (writes && (w_left_term_8 || (commands_wready && w_choice[9]))) begin
                w_left <= 1'b1;
            end
            if (writes && !(|w_choice)) begin
                s_axi_bvalid <= 1'b1;
            end else if (b_taken && (s_axi_bvalid_term_8 || (commands_bvalid && w_choice[9]))) begin
                s_axi_bvalid <= 1'b1;
            end
            if (s_axi_bvalid && s_axi_bready) begin
                s_axi_bvalid <= 1'b0;
                aw_held <= 1'b0;
                w_held <= 1'b0;
                aw_left <= 1'b0;
                w_left <= 1'b0;
            end
            if (s_axi_arvalid && !ar_held) begin
                ar_held <= 1'b1;
            end
            if (reads && (ar_left_term_9 || (commands_arready && r_choice[9]))) begin
                ar_left <= 1'b1;
            end
            if (reads && !(|r_choice)) begin
                s_axi_rvalid <= 1'b1;
            end else if (r_taken && (s_axi_rvalid_term_8 || (commands_rvalid && r_choice[9]))) begin
                s_axi_rvalid <= 1'b1;
            end
            if (s_axi_rvalid && s_axi_rready) begin
                s_axi_rvalid <= 1'b0;
                ar_held <= 1'b0;
                ar_left <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (s_axi_awvalid && !aw_held) begin
            awaddr <= s_axi_awaddr;
            awprot <= s_axi_awprot;
            w_choice <= {
                {4'd0, s_axi_awaddr[15:4]} == 16'hf00,
                {6'd0, s_axi_awaddr[15:6]} == 16'h380,
                {6'd0, s_axi_awaddr[15:6]} == 16'h340,
                {8'd0, s_axi_awaddr[15:8]} == 16'd112,
                {3'd0, s_axi_awaddr[15:3]} == 16'ha00,
                {9'd0, s_axi_awaddr[15:9]} == 16'd32,
                {6'd0, s_axi_awaddr[15:6]} == 16'd192,
                {9'd0, s_axi_awaddr[15:9]} == 16'd16,
                {7'd0, s_axi_awaddr[15:7]} == 16'd32,
                {7'd0, s_axi_awaddr[15:7]} == 16'd0
            };
        end
        if (s_axi_wvalid && !w_held) begin
            wdata <= s_axi_wdata;
            wstrb <= s_axi_wstrb;
        end
        if (writes && !(|w_choice)) begin
            s_axi_bresp <= S_AXI_BRESP_DECERR;
        end else if (b_taken && (s_axi_bvalid_term_8 || (commands_bvalid && w_choice[9]))) begin
            if (w_choice[0]) begin
                s_axi_bresp <= identity_bresp;
            end
            if (w_choice[1]) begin
                s_axi_bresp <= addresses_bresp;
            end
            if (w_choice[2]) begin
                s_axi_bresp <= traffic_bresp;
            end
            if (w_choice[3]) begin
                s_axi_bresp <= target_bresp;
            end
            if (w_choice[4]) begin
                s_axi_bresp <= initiator_bresp;
            end
            if (w_choice[5]) begin
                s_axi_bresp <= congestion_bresp;
            end
            if (w_choice[6]) begin
                s_axi_bresp <= semantics_bresp;
            end
            if (w_choice[7]) begin
                s_axi_bresp <= neighbours_bresp;
            end
            if (w_choice[8]) begin
                s_axi_bresp <= levels_bresp;
            end
            if (w_choice[9]) begin
                s_axi_bresp <= commands_bresp;
            end
        end
        if (s_axi_arvalid && !ar_held) begin
            araddr <= s_axi_araddr;
            arprot <= s_axi_arprot;
            r_choice <= {
                {4'd0, s_axi_araddr[15:4]} == 16'hf00,
                {6'd0, s_axi_araddr[15:6]} == 16'h380,
                {6'd0, s_axi_araddr[15:6]} == 16'h340,
                {8'd0, s_axi_araddr[15:8]} == 16'd112,
                {3'd0, s_axi_araddr[15:3]} == 16'ha00,
                {9'd0, s_axi_araddr[15:9]} == 16'd32,
                {6'd0, s_axi_araddr[15:6]} == 16'd192,
                {9'd0, s_axi_araddr[15:9]} == 16'd16,
                {7'd0, s_axi_araddr[15:7]} == 16'd32,
                {7'd0, s_axi_araddr[15:7]} == 16'd0
            };
        end
        if (reads && !(|r_choice)) begin
            s_axi_rresp <= S_AXI_BRESP_DECERR;
            s_axi_rdata <= 32'd0;
        end else if (r_taken && (s_axi_rvalid_term_8 || (commands_rvalid && r_choice[9]))) begin
            s_axi_rdata <= s_axi_rdata_or_8 | (commands_rdata & {32{r_choice[9]}});
            if (r_choice[0]) begin
                s_axi_rresp <= identity_rresp;
            end
            if (r_choice[1]) begin
                s_axi_rresp <= addresses_rresp;
            end
            if (r_choice[2]) begin
                s_axi_rresp <= traffic_rresp;
            end
            if (r_choice[3]) begin
                s_axi_rresp <= target_rresp;
            end
            if (r_choice[4]) begin
                s_axi_rresp <= initiator_rresp;
            end
            if (r_choice[5]) begin
                s_axi_rresp <= congestion_rresp;
            end
            if (r_choice[6]) begin
                s_axi_rresp <= semantics_rresp;
            end
            if (r_choice[7]) begin
                s_axi_rresp <= neighbours_rresp;
            end
            if (r_choice[8]) begin
                s_axi_rresp <= levels_rresp;
            end
            if (r_choice[9]) begin
                s_axi_rresp <= commands_rresp;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !ar_held;
    assign identity_awaddr = awaddr[6:0];
    assign identity_awprot = awprot;
    assign identity_awvalid = writes_and_w_choice_0 && !aw_left;
    assign identity_wdata = wdata;
    assign identity_wstrb = wstrb;
    assign identity_wvalid = writes_and_w_choice_0 && !w_left;
    assign identity_bready = b_taken && w_choice[0];
    assign identity_araddr = araddr[6:0];
    assign identity_arprot = arprot;
    assign identity_arvalid = reads && r_choice[0] && !ar_left;
    assign identity_rready = r_taken && r_choice[0];
    assign addresses_awaddr = awaddr[6:0];
    assign addresses_awprot = awprot;
    assign addresses_awvalid = writes_and_w_choice_1 && !aw_left;
    assign addresses_wdata = wdata;
    assign addresses_wstrb = wstrb;
    assign addresses_wvalid = writes_and_w_choice_1 && !w_left;
    assign addresses_bready = b_taken && w_choice[1];
    assign addresses_araddr = araddr[6:0];
    assign addresses_arprot = arprot;
    assign addresses_arvalid = reads && r_choice[1] && !ar_left;
    assign addresses_rready = r_taken && r_choice[1];
    assign traffic_awaddr = awaddr[8:0];
    assign traffic_awprot = awprot;
    assign traffic_awvalid = writes_and_w_choice_2 && !aw_left;
    assign traffic_wdata = wdata;
    assign traffic_wstrb = wstrb;
    assign traffic_wvalid = writes_and_w_choice_2 && !w_left;
    assign traffic_bready = b_taken && w_choice[2];
    assign traffic_araddr = araddr[8:0];
    assign traffic_arprot = arprot;
    assign traffic_arvalid = reads && r_choice[2] && !ar_left;
    assign traffic_rready = r_taken && r_choice[2];
    assign target_awaddr = awaddr[5:0];
    assign target_awprot = awprot;
    assign target_awvalid = writes_and_w_choice_3 && !aw_left;
    assign target_wdata = wdata;
    assign target_wstrb = wstrb;
    assign target_wvalid = writes_and_w_choice_3 && !w_left;
    assign target_bready = b_taken && w_choice[3];
    assign target_araddr = araddr[5:0];
    assign target_arprot = arprot;
    assign target_arvalid = reads && r_choice[3] && !ar_left;
    assign target_rready = r_taken && r_choice[3];
    assign initiator_awaddr = awaddr[8:0];
    assign initiator_awprot = awprot;
    assign initiator_awvalid = writes_and_w_choice_4 && !aw_left;
    assign initiator_wdata = wdata;
    assign initiator_wstrb = wstrb;
    assign initiator_wvalid = writes_and_w_choice_4 && !w_left;
    assign initiator_bready = b_taken && w_choice[4];
    assign initiator_araddr = araddr[8:0];
    assign initiator_arprot = arprot;
    assign initiator_arvalid = reads && r_choice[4] && !ar_left;
    assign initiator_rready = r_taken && r_choice[4];
    assign congestion_awaddr = awaddr[2:0];
    assign congestion_awprot = awprot;
    assign congestion_awvalid = writes_and_w_choice_5 && !aw_left;
    assign congestion_wdata = wdata;
    assign congestion_wstrb = wstrb;
    assign congestion_wvalid = writes_and_w_choice_5 && !w_left;
    assign congestion_bready = b_taken && w_choice[5];
    assign congestion_araddr = araddr[2:0];
    assign congestion_arprot = arprot;
    assign congestion_arvalid = reads && r_choice[5] && !ar_left;
    assign congestion_rready = r_taken && r_choice[5];
    assign semantics_awaddr = awaddr[7:0];
    assign semantics_awprot = awprot;
    assign semantics_awvalid = writes_and_w_choice_6 && !aw_left;
    assign semantics_wdata = wdata;
    assign semantics_wstrb = wstrb;
    assign semantics_wvalid = writes_and_w_choice_6 && !w_left;
    assign semantics_bready = b_taken && w_choice[6];
    assign semantics_araddr = araddr[7:0];
    assign semantics_arprot = arprot;
    assign semantics_arvalid = reads && r_choice[6] && !ar_left;
    assign semantics_rready = r_taken && r_choice[6];
    assign neighbours_awaddr = awaddr[5:0];
    assign neighbours_awprot = awprot;
    assign neighbours_awvalid = writes_and_w_choice_7 && !aw_left;
    assign neighbours_wdata = wdata;
    assign neighbours_wstrb = wstrb;
    assign neighbours_wvalid = writes_and_w_choice_7 && !w_left;
    assign neighbours_bready = b_taken && w_choice[7];
    assign neighbours_araddr = araddr[5:0];
    assign neighbours_arprot = arprot;
    assign neighbours_arvalid = reads && r_choice[7] && !ar_left;
    assign neighbours_rready = r_taken && r_choice[7];
    assign levels_awaddr = awaddr[5:0];
    assign levels_awprot = awprot;
    assign levels_awvalid = writes_and_w_choice_8 && !aw_left;
    assign levels_wdata = wdata;
    assign levels_wstrb = wstrb;
    assign levels_wvalid = writes_and_w_choice_8 && !w_left;
    assign levels_bready = b_taken && w_choice[8];
    assign levels_araddr = araddr[5:0];
    assign levels_arprot = arprot;
    assign levels_arvalid = reads && r_choice[8] && !ar_left;
    assign levels_rready = r_taken && r_choice[8];
    assign commands_awaddr = awaddr[3:0];
    assign commands_awprot = awprot;
    assign commands_awvalid = writes_and_w_choice_9 && !aw_left;
    assign commands_wdata = wdata;
    assign commands_wstrb = wstrb;
    assign commands_wvalid = writes_and_w_choice_9 && !w_left;
    assign commands_bready = b_taken && w_choice[9];
    assign commands_araddr = araddr[3:0];
    assign commands_arprot = arprot;
    assign commands_arvalid = reads && r_choice[9] && !ar_left;
    assign commands_rready = r_taken && r_choice[9];

    wire _unused_ok = &{1'b0, awaddr[15:9], araddr[15:9]};

`ifdef FORMAL
    reg         past_valid;
    reg         s_axi_bvalid_past;
    reg         s_axi_bready_past;
    reg   [1:0] s_axi_bresp_past;
    reg         s_axi_rvalid_past;
    reg         s_axi_rready_past;
    reg   [1:0] s_axi_rresp_past;
    reg  [31:0] s_axi_rdata_past;

    wire b_is_kept_term = s_axi_bvalid && (!past_valid || s_axi_bresp == s_axi_bresp_past);
    wire r_is_kept_term = s_axi_rvalid && (!past_valid || s_axi_rresp == s_axi_rresp_past);
    wire r_is_kept_term_2 = r_is_kept_term && (!past_valid || s_axi_rdata == s_axi_rdata_past);

    always @(posedge clk) begin
        if (rst) begin
            past_valid <= 1'b0;
        end else begin
            past_valid <= 1'b1;
        end
    end

    always @(posedge clk) begin
        s_axi_bvalid_past <= s_axi_bvalid;
        s_axi_bready_past <= s_axi_bready;
        s_axi_bresp_past <= s_axi_bresp;
        s_axi_rvalid_past <= s_axi_rvalid;
        s_axi_rready_past <= s_axi_rready;
        s_axi_rresp_past <= s_axi_rresp;
        s_axi_rdata_past <= s_axi_rdata;
    end

    always @(posedge clk) if (!rst) b_is_kept: assert (!(past_valid && s_axi_bvalid_past && !s_axi_bready_past) || b_is_kept_term);
    always @(posedge clk) if (!rst) r_is_kept: assert (!(past_valid && s_axi_rvalid_past && !s_axi_rready_past) || r_is_kept_term_2);
    always @(posedge clk) if (!rst) one_window_writes: assert (!(|(w_choice & (w_choice - 10'd1))) || !aw_held);
    always @(posedge clk) if (!rst) one_window_reads: assert (!(|(r_choice & (r_choice - 10'd1))) || !ar_held);
`endif

endmodule

`default_nettype wire
