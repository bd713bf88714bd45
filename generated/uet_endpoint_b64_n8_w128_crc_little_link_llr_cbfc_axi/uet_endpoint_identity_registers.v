// AXI4-Lite register file: identity, version, pdcs, windows, ring, store, wire, datapath, trimmed_0, trimmed_1, control, status, events, event_enable, cause.
`default_nettype none

module uet_endpoint_identity_registers (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] hw_identity_value,
    input  wire [15:0] hw_version_minor,
    input  wire [15:0] hw_version_major,
    input  wire [15:0] hw_pdcs_target,
    input  wire [15:0] hw_pdcs_initiator,
    input  wire [15:0] hw_windows_target,
    input  wire [15:0] hw_windows_initiator,
    input  wire [31:0] hw_ring_bytes,
    input  wire [31:0] hw_store_bytes,
    input  wire [15:0] hw_wire_udp_port,
    input  wire  [7:0] hw_wire_native_protocol,
    input  wire        hw_wire_native,
    input  wire  [1:0] hw_wire_crc,
    input  wire        hw_wire_crc_of_payload,
    input  wire  [7:0] hw_datapath_bytes,
    input  wire  [3:0] hw_datapath_congestion,
    input  wire        hw_datapath_semantics,
    input  wire [15:0] hw_datapath_mtu,
    input  wire [31:0] hw_trimmed_0_dscps,
    input  wire [31:0] hw_trimmed_1_dscps,
    input  wire        hw_status_ready,
    input  wire        hw_status_target,
    input  wire        hw_status_initiator,
    input  wire        hw_events_neighbour_not_known,
    input  wire        hw_events_ring_above,
    input  wire        hw_events_store_below,
    input  wire        hw_events_bad_frame,
    input  wire        hw_cause_events,
    input  wire        hw_cause_target,
    input  wire        hw_cause_initiator,
    output reg         regs_control_receive,
    output reg         regs_control_transmit,
    output reg         regs_events_neighbour_not_known,
    output reg         regs_events_ring_above,
    output reg         regs_events_store_below,
    output reg         regs_events_bad_frame,
    output reg         regs_event_enable_neighbour_not_known,
    output reg         regs_event_enable_ring_above,
    output reg         regs_event_enable_store_below,
    output reg         regs_event_enable_bad_frame,
    input  wire  [6:0] s_axi_awaddr,
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
    input  wire  [6:0] s_axi_araddr,
    input  wire  [2:0] s_axi_arprot,
    input  wire        s_axi_arvalid,
    output wire        s_axi_arready,
    output reg  [31:0] s_axi_rdata,
    output reg   [1:0] s_axi_rresp,
    output reg         s_axi_rvalid,
    input  wire        s_axi_rready
);

    localparam [1:0] S_AXI_BRESP_OKAY   = 2'd0;
    localparam [1:0] S_AXI_BRESP_SLVERR = 2'd2;

    reg         aw_held;
    reg         w_held;
    reg   [4:0] w_word;
    reg  [31:0] w_data;
    reg   [3:0] w_strb;

    wire       write = aw_held && w_held && !s_axi_bvalid;
    wire       read = s_axi_arvalid && !s_axi_rvalid;
    wire [4:0] r_word = s_axi_araddr[6:2];
    wire       w_identity = w_word == 5'd0;
    wire       w_version = w_word == 5'd1;
    wire       w_pdcs = w_word == 5'd2;
    wire       w_windows = w_word == 5'd3;
    wire       w_ring = w_word == 5'd4;
    wire       w_store = w_word == 5'd5;
    wire       w_wire = w_word == 5'd6;
    wire       w_datapath = w_word == 5'd7;
    wire       w_trimmed_0 = w_word == 5'd8;
    wire       w_trimmed_1 = w_word == 5'd9;
    wire       w_control = w_word == 5'd12;
    wire       w_status = w_word == 5'd13;
    wire       w_events = w_word == 5'd14;
    wire       w_event_enable = w_word == 5'd15;
    wire       w_cause = w_word == 5'd16;
    wire       s_axi_bresp_term = w_identity || w_version || w_pdcs || w_windows || w_ring || w_store;
    wire       s_axi_bresp_term_2 = s_axi_bresp_term || w_wire || w_datapath || w_trimmed_0 || w_trimmed_1;
    wire       s_axi_bresp_term_3 = s_axi_bresp_term_2 || w_control || w_status || w_events || w_event_enable;
    wire       regs_events_neighbour_not_known_term = regs_events_neighbour_not_known && !(w_data[0] && w_strb[0]);
    wire       regs_events_ring_above_term = regs_events_ring_above && !(w_data[1] && w_strb[0]);
    wire       regs_events_store_below_term = regs_events_store_below && !(w_data[2] && w_strb[0]);
    wire       regs_events_bad_frame_term = regs_events_bad_frame && !(w_data[3] && w_strb[0]);

    always @(posedge clk) begin
        if (rst) begin
            aw_held <= 1'b0;
            w_held <= 1'b0;
            s_axi_bvalid <= 1'b0;
            s_axi_rvalid <= 1'b0;
            regs_control_receive <= 1'b0;
            regs_control_transmit <= 1'b0;
            regs_events_neighbour_not_known <= 1'b0;
            regs_events_ring_above <= 1'b0;
            regs_events_store_below <= 1'b0;
            regs_events_bad_frame <= 1'b0;
            regs_event_enable_neighbour_not_known <= 1'b0;
            regs_event_enable_ring_above <= 1'b0;
            regs_event_enable_store_below <= 1'b0;
            regs_event_enable_bad_frame <= 1'b0;
        end else begin
            if (s_axi_awvalid && !aw_held) begin
                aw_held <= 1'b1;
            end
            if (s_axi_wvalid && !w_held) begin
                w_held <= 1'b1;
            end
            if (s_axi_bready) begin
                s_axi_bvalid <= 1'b0;
            end
            if (write) begin
                aw_held <= 1'b0;
                w_held <= 1'b0;
                s_axi_bvalid <= 1'b1;
            end
            if (write && w_control) begin
                if (w_strb[0]) begin
                    regs_control_receive <= w_data[0];
                    regs_control_transmit <= w_data[1];
                end
            end
            regs_events_neighbour_not_known <= regs_events_neighbour_not_known || hw_events_neighbour_not_known;
            regs_events_ring_above <= regs_events_ring_above || hw_events_ring_above;
            regs_events_store_below <= regs_events_store_below || hw_events_store_below;
            regs_events_bad_frame <= regs_events_bad_frame || hw_events_bad_frame;
            if (write && w_events) begin
                regs_events_neighbour_not_known <= regs_events_neighbour_not_known_term || hw_events_neighbour_not_known;
                regs_events_ring_above <= regs_events_ring_above_term || hw_events_ring_above;
                regs_events_store_below <= regs_events_store_below_term || hw_events_store_below;
                regs_events_bad_frame <= regs_events_bad_frame_term || hw_events_bad_frame;
            end
            if (write && w_event_enable) begin
                if (w_strb[0]) begin
                    regs_event_enable_neighbour_not_known <= w_data[0];
                    regs_event_enable_ring_above <= w_data[1];
                    regs_event_enable_store_below <= w_data[2];
                    regs_event_enable_bad_frame <= w_data[3];
                end
            end
            if (s_axi_rready) begin
                s_axi_rvalid <= 1'b0;
            end
            if (read) begin
                s_axi_rvalid <= 1'b1;
            end
        end
    end

    always @(posedge clk) begin
        if (s_axi_awvalid && !aw_held) begin
            w_word <= s_axi_awaddr[6:2];
        end
        if (s_axi_wvalid && !w_held) begin
            w_data <= s_axi_wdata;
            w_strb <= s_axi_wstrb;
        end
        if (write) begin
            s_axi_bresp <= S_AXI_BRESP_SLVERR;
            if (s_axi_bresp_term_3 || w_cause) begin
                s_axi_bresp <= S_AXI_BRESP_OKAY;
            end
        end
        if (read) begin
            s_axi_rdata <= 32'd0;
            s_axi_rresp <= S_AXI_BRESP_SLVERR;
            if (r_word == 5'd0) begin
                s_axi_rdata <= hw_identity_value;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd1) begin
                s_axi_rdata <= {hw_version_major, hw_version_minor};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd2) begin
                s_axi_rdata <= {hw_pdcs_initiator, hw_pdcs_target};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd3) begin
                s_axi_rdata <= {hw_windows_initiator, hw_windows_target};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd4) begin
                s_axi_rdata <= hw_ring_bytes;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd5) begin
                s_axi_rdata <= hw_store_bytes;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd6) begin
                s_axi_rdata <= {
                    3'd0,
                    hw_wire_crc_of_payload,
                    hw_wire_crc,
                    1'b0,
                    hw_wire_native,
                    hw_wire_native_protocol,
                    hw_wire_udp_port
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd7) begin
                s_axi_rdata <= {hw_datapath_mtu, 3'd0, hw_datapath_semantics, hw_datapath_congestion, hw_datapath_bytes};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd8) begin
                s_axi_rdata <= hw_trimmed_0_dscps;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd9) begin
                s_axi_rdata <= hw_trimmed_1_dscps;
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd12) begin
                s_axi_rdata <= {30'd0, regs_control_transmit, regs_control_receive};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd13) begin
                s_axi_rdata <= {29'd0, hw_status_initiator, hw_status_target, hw_status_ready};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd14) begin
                s_axi_rdata <= {
                    28'd0,
                    regs_events_bad_frame,
                    regs_events_store_below,
                    regs_events_ring_above,
                    regs_events_neighbour_not_known
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd15) begin
                s_axi_rdata <= {
                    28'd0,
                    regs_event_enable_bad_frame,
                    regs_event_enable_store_below,
                    regs_event_enable_ring_above,
                    regs_event_enable_neighbour_not_known
                };
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
            if (r_word == 5'd16) begin
                s_axi_rdata <= {29'd0, hw_cause_initiator, hw_cause_target, hw_cause_events};
                s_axi_rresp <= S_AXI_BRESP_OKAY;
            end
        end
    end

    assign s_axi_awready = !aw_held;
    assign s_axi_wready = !w_held;
    assign s_axi_arready = !s_axi_rvalid;

    wire _unused_ok = &{1'b0, s_axi_awaddr[1:0], s_axi_awprot, s_axi_araddr[1:0], s_axi_arprot, w_data[31:4], w_strb[3:1]};

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
`endif

endmodule

`default_nettype wire
